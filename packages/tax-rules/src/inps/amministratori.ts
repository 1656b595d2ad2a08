/** Gestione separata on directors' fees: the company pays two thirds, the director one third. */
import { type Aliquota, cifra, type Importo, nessuno, regola, zero } from '@bilancia/engine'
import { parametro, sempre } from '../legge.ts'
import { legge } from '../norme.ts'
import type { Soggetto } from '../persona.ts'
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
  sempre(cifra(33.72, 'circolari INPS annuali sulla gestione separata'), { finoAl: 2027 }),
)
const normaQuote = legge('D.M. 281/1996, art. 1')
const parti = parametro(
  'numero',
  'inps.amministratori.parti',
  'Parti in cui si divide il contributo',
  normaQuote,
  sempre(cifra(3, 'D.M. 281/1996, art. 1'), { finoAl: 2027 }),
)
const partiSocieta = parametro(
  'numero',
  'inps.amministratori.partiSocieta',
  'Parti del contributo a carico della società',
  normaQuote,
  sempre(cifra(2, 'D.M. 281/1996, art. 1'), { finoAl: 2027 }),
)

/** `massimaleUsato` is null where no fee is paid. */
type Compenso = { readonly compenso: Importo; readonly aliquota: Aliquota; readonly massimaleUsato: Importo | null }

export function contributiCompenso({ id, di }: Soggetto, { compenso, aliquota, massimaleUsato }: Compenso) {
  const base = regola(`${id}.baseSeparata`, {
    nome: `Base della gestione separata ${di}`,
    di,
    norma: legge('L. 335/1995, art. 2, c. 18 e 26'),
    formula: massimaleUsato ? compenso.alMassimo(massimaleSeparata.meno(massimaleUsato)).nonNegativo() : zero,
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
