/** A profile ready to be put into the states of the simulators: defaults, effective shares, result of the rows. */
import { type forme, iforfettari, roundToCent, sumToCent, type TaxYear } from '@bilancia/contract'
import type { CifreForme } from './cifre.ts'

export type PersonaDelProfilo = forme.Persona & { readonly indice: number; readonly detta: string }

export type Profilo = {
  readonly anno: TaxYear
  readonly dati: forme.State
  readonly cifre: CifreForme
  readonly impresa: boolean
  readonly persone: readonly PersonaDelProfilo[]
  /** The owner; there is always one. */
  readonly titolare: PersonaDelProfilo
  /** Share of each person in the family business, the owner's 0. */
  readonly familiari: readonly number[]
  /** Share of each person in associations and companies; `[100, 0, 0]` without typed shares. */
  readonly quote: readonly number[]
  /** The sum of the typed shares; null without typed shares. */
  readonly totaleQuote: number | null
  /** The persons with a share in associations and companies. */
  readonly soci: readonly (PersonaDelProfilo & { readonly quota: number })[]
  readonly reddito0: number
}

type Righi = forme.State['attivita']['determinazioneDelReddito']
type Rigo = keyof Righi & keyof iforfettari.State['regimeNormale']['determinazioneDelReddito']

export const quanto = (righi: Righi, rigo: Rigo): number => righi[rigo] ?? 0

/** How texts call a person. */
export const dettaDi = ({ nome }: Pick<forme.Persona, 'nome'>, indice: number): string => nome || `Persona ${indice + 1}`

export function profiloDi(dati: forme.State, anno: TaxYear, cifre: CifreForme): Profilo {
  const { attivita } = dati
  const impresa = attivita.tipologia === 'IMPRESA'
  const persone = dati.persone.flatMap((p, i) => (p ? [{ ...p, indice: i, detta: dettaDi(p, i) }] : []))
  const [titolare] = persone
  if (!titolare) throw new RangeError('A profile without persons')
  const [, seconda, terza] = persone
  const familiari = persone.map((p) => (p === seconda || (p === terza && (seconda?.quotaFamiliare ?? 0) > 0) ? p.quotaFamiliare : 0))
  const scritte = persone.some((p) => p.quotaSociale > 0)
  const quote = persone.map((p, i) => (scritte ? p.quotaSociale : i === 0 ? 100 : 0))
  const righi = attivita.determinazioneDelReddito
  const costi = iforfettari.righeCosti[impresa ? 'IMPRESA' : 'PROFESSIONE'].map((rigo) => -quanto(righi, rigo))
  return {
    anno,
    dati,
    cifre,
    impresa,
    persone,
    titolare,
    familiari,
    quote,
    totaleQuote: scritte ? sumToCent(quote) : null,
    soci: persone.flatMap((p, i) => ((quote[i] ?? 0) > 0 ? [{ ...p, quota: quote[i] ?? 0 }] : [])),
    reddito0: sumToCent([attivita.ricavi, quanto(righi, 'altriProventi'), quanto(righi, impresa ? 'rimanenzeFinali' : 'plusvalenze'), ...costi]),
  }
}

/** Splits an amount by shares, to the cent; the last takes the remainder. */
export function ripartisci(totale: number, quote: readonly number[]): readonly number[] {
  const parti = quote.map((quota) => roundToCent((totale * quota) / 100))
  const altri = parti.slice(0, -1)
  return [...altri, sumToCent([totale, ...altri.map((x) => -x)])]
}
