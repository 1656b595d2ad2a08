/** Builders of minimal valid states; a case changes what it needs. */
import type { iforfettari as contratto, TaxYear } from '@bilancia/contract'
import type { Reading } from '@bilancia/engine'
import { convsrl, iforfettari } from '../src/index.ts'

type Input = contratto.Input
export type Risultato = iforfettari.Risultato

/** A result with more than messages. */
type Intero<R> = R extends unknown ? (keyof R extends 'messaggi' ? never : R) : never
const eIntero = <R extends object>(result: R): result is R & Intero<R> => Object.keys(result).length > 1

/** The result of a state with a known year. Fails the test if there are only messages. */
export function intero<R extends object>(result: R): R & Intero<R> {
  if (!eIntero(result)) throw new Error(`Solo messaggi: ${JSON.stringify(result)}`)
  return result
}

export function presente<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Manca')
  return value
}

/** The result of a state with a known year. */
export const calcola = (state: Input): Risultato => intero(iforfettari.calcola(state))

/** What the rules of Convenienza Srl give, with its picture. Without the searches beside the rules, which take more time than the rules. */
export const convsrlRegole = (state: object) => intero(convsrl.programma.calculate(state))

type Letta<R> = { readonly read: (state: object) => Reading; readonly evaluate: (values: Float64Array) => void; readonly view: (reading: Reading) => R }

/** What the rules of a simulator give, read field by field: for tests that read a few fields of many states. */
export function vista<R>({ edition }: { readonly edition: (year: TaxYear) => Letta<R> }, state: object): R {
  const { read, evaluate, view } = edition((state as { readonly annoImposta: TaxYear }).annoImposta)
  const reading = read(state)
  evaluate(reading.values)
  return view(reading)
}

/** Sections are merged key by key; lists and values are replaced. */
export function unisci<I>(base: I, diverso: I): I {
  const merge = (a: unknown, b: unknown): unknown => {
    if (!isSection(a) || !isSection(b)) return b === undefined ? a : b
    return Object.fromEntries([...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, merge(a[key], b[key])]))
  }
  return merge(base, diverso) as I
}
const isSection = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)
export const con = unisci<Input>

/** An artisan in group 9 (67%) with the 15% rate. */
export const unArtigiano = (anno: TaxYear, diverso: Input = {}): Input =>
  con(
    {
      annoImposta: anno,
      nomeCognome: 'Mario Rossi',
      tipologia: 'IMPRESA',
      gestionePrevidenziale: { tipoPrevidenza: 'ARTIGIANATO' },
      regimeForfettario: { gruppo: 9, impostaSost: 15 },
      redditoContributiImposta: { ricavi: 50_000 },
      requisiti: { ricaviAnnoPrecedente: 0, spesePersonaleAnnoPrecedente: 0, redditoDipendenteAnnoPrecedente: 0 },
      liquidazioneIrpef: { altriDatiPersonali: { codiceRegioneResidenza: 16 } },
    },
    diverso,
  )

/** A trader in group 2 (40%), so that an income of x needs a revenue of 2.5 x. */
export const unCommerciante = (anno: TaxYear, diverso: Input = {}): Input =>
  unArtigiano(anno, con({ gestionePrevidenziale: { tipoPrevidenza: 'COMMERCIO' }, regimeForfettario: { gruppo: 2 } }, diverso))

/** A professional of group 8 (78%) without contributions: income and taxable income are the same. */
export const unProfessionista = (anno: TaxYear, diverso: Input = {}): Input =>
  unArtigiano(anno, con({ tipologia: 'PROFESSIONE', gestionePrevidenziale: { tipoPrevidenza: 'NON_DEFINITO' }, regimeForfettario: { gruppo: 8 } }, diverso))

type Redditi = NonNullable<NonNullable<Input['liquidazioneIrpef']>['redditiDiversiDaImpresa_LavAutonomo']>
type Dati = NonNullable<NonNullable<Input['liquidazioneIrpef']>['altriDatiPersonali']>

/** A person whose only income is outside the business, so that the ordinary side computes it alone. */
export const chiHa = (anno: TaxYear, redditi: Redditi, dati: Dati = {}): Input =>
  unProfessionista(anno, {
    redditoContributiImposta: { ricavi: 0 },
    liquidazioneIrpef: { redditiDiversiDaImpresa_LavAutonomo: redditi, altriDatiPersonali: dati },
  })

/** The owner's panel on the ordinary side. */
export const irpef = (state: Input) => calcola(state).irpefImprenditore as NonNullable<Risultato['irpefImprenditore']>

/** A family business with one collaborator, or two. */
export const famiglia = (quote: readonly [number, number?], diverso: Input = {}): Input =>
  con(
    {
      famigliare: true,
      quotaCollab1: quote[0],
      quotaCollab2: quote[1] ?? 0,
      datiCollaboratore1: { nomeCognome: 'Anna Rossi', altriDatiPersonali: { codiceRegioneResidenza: 16 } },
      datiCollaboratore2: { nomeCognome: 'Luca Rossi', altriDatiPersonali: { codiceRegioneResidenza: 16 } },
    },
    diverso,
  )

/** Ids of the messages of a state. */
export const avvisi = (state: Input): readonly string[] => calcola(state).messaggi.map((m) => m.id)

/** The value at the threshold and one euro above it. */
export const aiLati = <T>(soglia: number, valore: (x: number) => T, passo = 1): readonly T[] => [valore(soglia), valore(soglia + passo)]
