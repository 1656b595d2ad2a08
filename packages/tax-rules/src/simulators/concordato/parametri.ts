/** Figures of the concordato preventivo biennale, from its first year. Before 2024 it does not exist. */
import { type Cifra, cifra, conFonte, nonPrevisto } from '@bilancia/engine'
import { parametro } from '../../legge.ts'
import { legge } from '../../norme.ts'

const PRIMA = 'il concordato comincia nel 2024 (D.Lgs. 13/2024)'
const prima = conFonte(PRIMA, { 2020: nonPrevisto, 2021: nonPrevisto, 2022: nonPrevisto, 2023: nonPrevisto })
const ATTESO_2027 = 'nessuna norma in vigore la cambia; dal 2027 nel D.Lgs. 141/2026, articolo da verificare'

type Anni<T> = { readonly dal2024: T; readonly dal2025?: T; readonly dal2026?: T; readonly dal2027?: T }
const daAnni = <T>(
  fonte: string,
  { dal2024, dal2025 = dal2024, dal2026 = dal2025, dal2027 = dal2026 }: Anni<T>,
): Record<2024 | 2025 | 2026 | 2027, Cifra<T>> => ({
  2024: cifra(dal2024, fonte),
  2025: cifra(dal2025, fonte),
  2026: cifra(dal2026, fonte),
  2027: cifra(dal2027, ATTESO_2027),
})

/** The agreement of flat-rate taxpayers had one year only. */
const soloNel2024 = (fonte: string, valore: number) => ({
  ...prima,
  2024: cifra(valore, fonte),
  ...conFonte('abrogato dal 1/1/2025 (D.Lgs. 81/2025, art. 7)', { 2025: nonPrevisto, 2026: nonPrevisto, 2027: nonPrevisto }),
})

const CORRETTIVO = 'D.Lgs. 81/2025'
const SOSTITUTIVA = legge('D.Lgs. 13/2024, art. 20-bis')
const DEI_FORFETTARI = legge('D.Lgs. 13/2024, art. 31-bis')
const sostitutiva = (id: string, nome: string, valore: number) =>
  parametro('percento', `cpb.sostitutiva.${id}`, nome, SOSTITUTIVA, {
    ...prima,
    ...daAnni('D.Lgs. 108/2024', { dal2024: valore }),
  })
const deiForfettari = (id: string, nome: string, valore: number) =>
  parametro('percento', `cpb.sostitutiva.${id}`, nome, DEI_FORFETTARI, soloNel2024('D.Lgs. 108/2024', valore))
/** By ISA score, and in the flat-rate regime of 2024. */
export const aliquote = {
  alta: sostitutiva('isa8', 'Sostitutiva del concordato, ISA da 8', 10),
  media: sostitutiva('isa6', 'Sostitutiva del concordato, ISA da 6 a meno di 8', 12),
  bassa: sostitutiva('bassa', 'Sostitutiva del concordato, ISA sotto 6', 15),
  forfettario: deiForfettari('forfettario', 'Sostitutiva del concordato dei forfettari', 10),
  avvio: deiForfettari('avvio', 'Sostitutiva del concordato dei forfettari nei primi anni', 3),
} as const

const oltre = (id: string, nome: string, valore: number) =>
  parametro('percento', `cpb.oltre.${id}`, nome, SOSTITUTIVA, {
    ...prima,
    ...daAnni<number | typeof nonPrevisto>(CORRETTIVO, { dal2024: nonPrevisto, dal2025: valore }),
  })
export const oltreLimite = {
  irpef: oltre('irpef', 'Aliquota sulla eccedenza oltre il limite, soggetti IRPEF', 43),
  ires: oltre('ires', 'Aliquota sulla eccedenza oltre il limite, soggetti IRES', 24),
} as const
export const limiteEccedenza = parametro('euro', 'cpb.limiteEccedenza', "Eccedenza con l'aliquota agevolata", SOSTITUTIVA, {
  ...prima,
  ...daAnni<number | typeof nonPrevisto>(CORRETTIVO, { dal2024: nonPrevisto, dal2025: 85_000 }),
})

const soglia = (id: string, nome: string, valore: number) =>
  parametro('numero', `cpb.isa.${id}`, nome, legge('D.Lgs. 13/2024, artt. 9 e 20-bis'), {
    ...prima,
    ...daAnni('D.Lgs. 108/2024 e D.Lgs. 81/2025', { dal2024: valore }),
  })
/** The ISA scores that decide rates and limits. */
export const isa = {
  massimo: soglia('massimo', 'Punteggio ISA massimo', 10),
  ottimo: soglia('ottimo', 'Punteggio ISA del secondo limite', 9),
  affidabile: soglia('affidabile', 'Punteggio ISA del terzo limite e della sostitutiva più bassa', 8),
  sufficiente: soglia('sufficiente', 'Punteggio ISA della sostitutiva intermedia', 6),
} as const

const aumento = (id: string, nome: string, anni: Anni<number | typeof nonPrevisto>) =>
  parametro('percento', `cpb.aumento.${id}`, nome, legge('D.Lgs. 13/2024, art. 9, c. 3-bis'), {
    ...prima,
    ...daAnni('D.Lgs. 81/2025 e D.L. 38/2026', anni),
  })
/** The highest increase of a proposal, by the first year of the biennium. */
export const aumentoMassimo = {
  massimo: aumento('massimo', 'Aumento massimo della proposta, ISA 10', { dal2024: nonPrevisto, dal2025: 10 }),
  ottimo: aumento('ottimo', 'Aumento massimo della proposta, ISA da 9', { dal2024: nonPrevisto, dal2025: 15 }),
  affidabile: aumento('affidabile', 'Aumento massimo della proposta, ISA da 8', { dal2024: nonPrevisto, dal2025: 25 }),
  sufficiente: aumento('sufficiente', 'Aumento massimo della proposta, ISA da 6', { dal2024: nonPrevisto, dal2026: 30 }),
  basso: aumento('basso', 'Aumento massimo della proposta, ISA sotto 6', { dal2024: nonPrevisto, dal2026: 35 }),
} as const

export const redditoMinimo = parametro('euro', 'cpb.redditoMinimo', 'Reddito minimo in concordato', legge('D.Lgs. 13/2024, artt. 15 e 16'), {
  ...prima,
  ...daAnni('D.Lgs. 13/2024, artt. 15, c. 2, e 16, c. 4', { dal2024: 2_000 }),
})
export const quotaEventi = parametro(
  'percento',
  'cpb.quotaEventi',
  'Riduzione del reddito che fa cessare il concordato',
  legge('D.Lgs. 13/2024, art. 19, c. 2'),
  {
    ...prima,
    ...daAnni('D.Lgs. 108/2024', { dal2024: 30 }),
  },
)
export const ricaviIsa = parametro('euro', 'cpb.ricaviIsa', 'Ricavi che fanno cessare il concordato', legge('D.Lgs. 13/2024, art. 21'), {
  ...prima,
  ...daAnni('limite degli ISA più il 50%', { dal2024: 7_746_853.5 }),
})
export const ricaviForfettario = parametro(
  'euro',
  'cpb.ricaviForfettario',
  'Ricavi che fanno cessare il concordato del forfettario',
  legge('D.Lgs. 13/2024, art. 32'),
  soloNel2024('D.Lgs. 13/2024, art. 32; D.Lgs. 108/2024', 150_000),
)
const ACCONTI = legge('D.Lgs. 13/2024, artt. 20 e 31')
const acconto = (id: string, nome: string, valore: number) =>
  parametro('percento', `cpb.acconto.${id}`, nome, ACCONTI, { ...prima, ...daAnni('D.Lgs. 108/2024', { dal2024: valore }) })
const ACCONTO_AVVIO = 'Maggiorazione del primo acconto nei primi anni del forfettario'
export const maggiorazione = {
  reddito: acconto('reddito', 'Maggiorazione del primo acconto', 10),
  avvio: parametro('percento', 'cpb.acconto.avvio', ACCONTO_AVVIO, ACCONTI, soloNel2024('D.Lgs. 108/2024', 3)),
  irap: acconto('irap', 'Maggiorazione del primo acconto IRAP', 3),
} as const
