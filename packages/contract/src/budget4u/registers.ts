/** Budget4u: the dialogs of the two registers. Every item is either due or not, with its amount. */
import type { Condition } from '../fields/condition.ts'
import { flag, group, money, onForm, text } from '../fields/field.ts'
import * as c from './conditions.ts'

const voce = (nome: string, riga: number, importo: number, { dovuto = false, help, when }: { dovuto?: boolean; help?: string; when?: Condition } = {}) =>
  onForm(
    group(
      nome,
      {
        dovuto: flag(`${nome}: dovuto`, { default: dovuto, cell: `I${riga}`, ...(help && { help }) }),
        importo: money(nome, { default: importo, cell: `J${riga}` }),
      },
      when,
    ),
    { control: 'voce' },
  )

const LEGGI = 'Attività delle leggi 46/1990, 122/1992, 82/1994 e 57/2001'

export const iscrizioneRegistroImprese = group('Iscrizione Registro Imprese', {
  societa: group(
    'Società',
    {
      praticaTelematica: voce('Pratica telematica', 11, 90, { dovuto: true, help: 'Prevale su quella digitale' }),
      praticaDigitale: voce('Pratica su supporto digitale', 10, 120, { help: 'Non più ammessa: resta la pratica telematica' }),
      riduzioneCooperativeSociali: flag('Riduzione del 50% per le cooperative sociali', { cell: 'I13' }),
      maggiorazione: voce('Maggiorazione', 15, 15, { help: LEGGI }),
      bolloSocietaPersone: voce('Imposta di bollo: società di persone', 17, 59, { dovuto: true, when: c.societaDiPersone }),
      bolloSocietaCapitali: voce('Imposta di bollo: società di capitali', 18, 65, { dovuto: true, when: c.srl }),
      altro: money('Altro', { cell: 'J20' }),
    },
    { all: [c.normale, c.societa] },
  ),
  dittaIndividuale: group(
    'Ditta individuale',
    {
      pratica: voce('Pratica', 24, 18, { dovuto: true }),
      maggiorazione: voce('Maggiorazione', 26, 9, { help: LEGGI }),
      bollo: voce('Imposta di bollo', 28, 17.5, { dovuto: true }),
      altro: money('Altro', { cell: 'J30' }),
    },
    { all: [c.normale, { any: [c.impresa, c.familiare] }] },
  ),
})

export const iscrizioneImpreseArtigiane = group(
  'Iscrizione Albo Imprese Artigiane',
  {
    importo: money('Diritto di iscrizione', { cell: 'J40', help: 'Da 15 a 35 € secondo la regione' }),
    maggiorazioneDittaIndividuale: voce('Maggiorazione: ditta individuale', 42, 9, { when: { any: [c.impresa, c.familiare] } }),
    maggiorazioneSocieta: voce('Maggiorazione: società', 43, 15, { when: c.societa }),
    altro: group('Altro', { descrizione: text('Altro: descrizione', { cell: 'C45', information: true }), importo: money('Altro', { cell: 'J45' }) }),
  },
  c.artigiana,
)
