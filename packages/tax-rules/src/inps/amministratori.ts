/** Gestione separata on directors' fees: two thirds on the company, one third on the director. */
import { type Aliquota, cifra, conFonte, type Importo, nessuno, regola } from '@bilancia/engine'
import { parametro } from '../legge.ts'
import { legge } from '../norme.ts'
import { massimaleSeparata } from './parametri.ts'

const CIRC = { 2020: 'circ. INPS 12/2020', 2021: 'circ. INPS 12/2021' } as const
const norma = legge('L. 335/1995, art. 2, c. 26; L. 81/2017, art. 7')

export const amministratoriPiena = parametro('percento', 'inps.amministratori.piena', 'Aliquota della gestione separata con DIS-COLL', norma, {
  2020: cifra(34.23, CIRC[2020]),
  2021: cifra(34.23, CIRC[2021]),
  2022: cifra(35.03, 'circ. INPS 25/2022'),
  2023: cifra(35.03, 'circ. INPS 12/2023'),
  2024: cifra(35.03, 'circ. INPS 24/2024'),
  2025: cifra(35.03, 'circ. INPS 27/2025'),
  2026: cifra(35.03, 'circ. INPS 8/2026'),
  2027: cifra(35.03, 'circ. INPS 8/2026'),
})
export const amministratoriSenzaDiscoll = parametro(
  'percento',
  'inps.amministratori.senzaDiscoll',
  'Aliquota della gestione separata senza DIS-COLL',
  norma,
  conFonte('circolari INPS annuali sulla gestione separata', {
    2020: 33.72,
    2021: 33.72,
    2022: 33.72,
    2023: 33.72,
    2024: 33.72,
    2025: 33.72,
    2026: 33.72,
    2027: 33.72,
  }),
)
const normaQuote = legge('D.M. 281/1996, art. 1')
const parti = parametro(
  'numero',
  'inps.amministratori.parti',
  'Parti in cui si divide il contributo',
  normaQuote,
  conFonte('D.M. 281/1996, art. 1', { 2020: 3, 2021: 3, 2022: 3, 2023: 3, 2024: 3, 2025: 3, 2026: 3, 2027: 3 }),
)
const partiSocieta = parametro(
  'numero',
  'inps.amministratori.partiSocieta',
  'Parti del contributo a carico della società',
  normaQuote,
  conFonte('D.M. 281/1996, art. 1', { 2020: 2, 2021: 2, 2022: 2, 2023: 2, 2024: 2, 2025: 2, 2026: 2, 2027: 2 }),
)

type Compenso = { readonly compenso: Importo; readonly aliquota: Aliquota; readonly massimaleUsato: Importo }

export function contributiCompenso({ id, di }: { readonly id: string; readonly di: string }, { compenso, aliquota, massimaleUsato }: Compenso) {
  const base = regola(`${id}.baseSeparata`, {
    nome: `Base della gestione separata ${di}`,
    di,
    norma: legge('L. 335/1995, art. 2, c. 18 e 26'),
    formula: compenso.alMassimo(massimaleSeparata.meno(massimaleUsato)).nonNegativo(),
  })
  const totali = regola(`${id}.contributiGestioneSeparata`, { nome: `Contributi alla gestione separata ${di}`, di, norma, formula: base.al(aliquota) })
  const societa = regola(`${id}.contributiSocieta`, {
    nome: `Contributi sul compenso ${di} a carico della società`,
    di,
    norma: normaQuote,
    formula: totali.per(partiSocieta.rapporto(parti, { seZero: nessuno })),
  })
  const socio = regola(`${id}.contributiSocio`, { nome: `Contributi sul compenso a carico ${di}`, di, norma: normaQuote, formula: totali.meno(societa) })
  const netto = regola(`${id}.compensoNetto`, {
    nome: `Compenso ${di} al netto dei contributi`,
    di,
    norma: legge('artt. 50, c. 1, lett. c-bis), e 51 TUIR'),
    formula: compenso.meno(socio),
  })
  return { totali, societa, socio, netto }
}
