/** Compares results of outside engines and published examples with ours, and checks that each agrees or differs as its case declares. */
import { readFileSync } from 'node:fs'
import { roundToCent } from '@bilancia/contract'
import { budget4u, calendario, casse, concordato, convsrl, iforfettari } from '../src/index.ts'

/** Where a figure was read. `motore` is a public program that was run; its results are kept here, without its code. */
export type Fonte = {
  readonly tipo: 'motore' | 'esempio'
  readonly nome: string
  readonly dove: string
  readonly letto: string
  readonly come: string
  readonly commit?: string
}

const simulatori: Readonly<Record<Simulatore, (stato: object) => object>> = {
  iforfettari: iforfettari.calcola,
  convsrl: convsrl.calcola,
  budget4u: budget4u.calcola,
  concordato: concordato.calcola,
  casse: casse.calcola,
  calendario: calendario.calcola,
}
export type Simulatore = 'iforfettari' | 'convsrl' | 'budget4u' | 'concordato' | 'casse' | 'calendario'

/** A state names its tax year, or the two years of a concordato, under the name that its simulator gives it. */
type Stato = { readonly annoImposta: number } | { readonly anno: number } | { readonly biennio: string }
export const annoDi = (stato: Stato): number | string => ('annoImposta' in stato ? stato.annoImposta : 'anno' in stato ? stato.anno : stato.biennio)

/** One figure of a source. `esatto` is the figure worked out by hand, if the source rounds or is wrong. */
export type Voce = {
  readonly voce: string
  /** Path in the result, or paths to add up. */
  readonly percorso: string | readonly string[]
  readonly pubblicato: number
  readonly tolleranza?: { readonly euro: number; readonly perche: string }
} & (
  | { readonly esito: 'concorda'; readonly esatto?: number }
  | { readonly esito: 'differisce'; readonly esatto: number; readonly haRagione: 'Bilancia' | 'lettura aperta'; readonly ragione: string }
)

export type Caso = {
  readonly id: string
  readonly simulatore: Simulatore
  readonly caso: string
  readonly fonte: string
  readonly stato: Stato
  /** A second state, whose values are subtracted because the source publishes a saving or a rise. */
  readonly meno?: Stato
  /** The number by which our figure is divided, because the source publishes a month or an instalment. */
  readonly diviso?: number
  readonly voci: readonly Voce[]
}

/** A figure of a source beside ours. `contraddetto` says why the declared outcome does not hold. */
export type Riscontro = { readonly caso: Caso; readonly voce: Voce; readonly nostro: number; readonly contraddetto?: string }

const file = ['irpef', 'addizionali', 'contributi', 'forfettario', 'motori', 'societa', 'avvio', 'concordato', 'casse', 'calendario']
const testo = (nome: string) => readFileSync(new URL(nome, import.meta.url), 'utf8')

/** The cases, in the order of their files. A test holds their shape. */
export const casi = (): readonly Caso[] =>
  file.flatMap((nome) =>
    testo(`${nome}.jsonl`)
      .trim()
      .split('\n')
      .map((riga) => JSON.parse(riga) as Caso),
  )

export const fonti = (): Readonly<Record<string, Fonte>> => JSON.parse(testo('fonti.json')) as Record<string, Fonte>

/** In euro. Differences below half a cent count as equal. */
const UGUALE = 0.0049

/** Computes every figure of the cases. Throws if a state is refused or the result does not have a path. */
export function confronta(tutti: readonly Caso[]): readonly Riscontro[] {
  return tutti.flatMap((caso) => {
    const risultato = calcola(caso, caso.stato)
    const tolto = caso.meno && calcola(caso, caso.meno)
    return caso.voci.map((voce) => {
      const differenza = valore(caso, risultato, voce) - (tolto ? valore(caso, tolto, voce) : 0)
      return { caso, voce, ...giudica(voce, roundToCent(differenza / (caso.diviso ?? 1))) }
    })
  })
}

function giudica(voce: Voce, nostro: number): Pick<Riscontro, 'nostro' | 'contraddetto'> {
  const vicino = Math.abs(nostro - voce.pubblicato) <= (voce.tolleranza?.euro ?? 0) + UGUALE
  if (vicino !== (voce.esito === 'concorda'))
    return { nostro, contraddetto: vicino ? 'dichiarato che differisce, ma concorda' : 'dichiarato che concorda, ma differisce' }
  if (voce.esatto !== undefined && Math.abs(nostro - voce.esatto) > UGUALE) return { nostro, contraddetto: `il valore calcolato a mano è ${voce.esatto}` }
  return { nostro }
}

function calcola(caso: Caso, stato: object): object {
  const risultato = simulatori[caso.simulatore](stato)
  const errori = 'messaggi' in risultato && Array.isArray(risultato.messaggi) ? risultato.messaggi.filter((m) => m.gravita === 'ERRORE') : []
  if (errori.length > 0) throw new Error(`${caso.id}: stato non valido, ${JSON.stringify(errori)}`)
  return risultato
}

const valore = (caso: Caso, risultato: object, { percorso }: Voce): number =>
  [percorso].flat().reduce((somma, uno) => {
    const trovato = uno.split('.').reduce((dentro: unknown, chiave) => (isObject(dentro) ? dentro[chiave] : undefined), risultato)
    if (typeof trovato !== 'number') throw new Error(`${caso.id}: ${uno} non è un numero del risultato`)
    return somma + trovato
  }, 0)
const isObject = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null
