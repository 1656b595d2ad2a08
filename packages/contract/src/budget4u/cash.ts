/** Budget4u: the data of the cash flow that is shown beside the income. No rule reads them, so they do not change the income. */
import { above } from '../fields/condition.ts'
import { choice, group, integer, money, percent, tuple } from '../fields/field.ts'
import { months } from '../format.ts'
import * as c from './conditions.ts'

const conFinanziamento = { when: above('cassa.finanziamento', 0) }
/** The flat-rate regime has no VAT. */
const conIva = { when: c.normale }
/** The ordinary rate, to be changed where another one applies. A test compares it with the registered figure `budget.iva` of every year. */
const ORDINARIA = 22

export const cassa = group('Cassa', {
  disponibilita: money("Denaro all'inizio", { help: 'Mezzi propri con cui si parte' }),
  finanziamento: money('Finanziamento ricevuto', { help: 'Nel primo mese' }),
  tasso: percent('Tasso annuo del finanziamento', conFinanziamento),
  rate: integer('Rate mensili del finanziamento', [1, 360], { default: 60, help: 'Costanti, dal secondo mese', ...conFinanziamento }),
  periodicitaIva: choice('Liquidazione IVA', { TRIMESTRALE: 'Trimestrale', MENSILE: 'Mensile' }, conIva),
  ivaVendite: percent('Aliquota IVA sulle vendite', { default: ORDINARIA, ...conIva }),
  ivaAcquisti: percent('Aliquota IVA sugli acquisti', { default: ORDINARIA, help: 'Media, di costi e investimenti', ...conIva }),
  stagionalita: tuple(
    'Stagionalità',
    months.map((mese) => percent(`Incassi di ${mese}`, { decimals: 2 })),
  ),
})
