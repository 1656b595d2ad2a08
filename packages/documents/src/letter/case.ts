/** The case a letter is about: what decides which sentences are said. */
import { type DatoMancante, daConfermare, iforfettari, labelsOf, nomeDato } from '@bilancia/contract'
import { type Reading, readState } from './reading.ts'
import type { LetterInput, LetterResult } from './types.ts'

type Member = { readonly nome: string; readonly numero: 1 | 2; readonly mesi: number | null }
/** INCOMPLETO: no verdict, because the flat side is not calculated. */
type Outcome = 'FORFETTARIO' | 'NORMALE' | 'NON_AMMESSO' | 'INDIFFERENTE' | 'INCOMPLETO'

export type Case = {
  readonly input: LetterInput
  readonly typed: Reading
  readonly verdetto: Outcome
  /** Labels of the fields without which the flat side is not calculated. */
  readonly mancanti: readonly string[]
  readonly famigliare: boolean
  readonly collaboratori: readonly Member[]
  readonly costi: number
  /** With the non-deductible VAT, as the verdict: the two costs differ by the advantage. */
  readonly complForf: number
  /** The break-even that ends the advantage of the winner: costs above it, where the flat-rate wins; below it, where it loses. */
  readonly pareggioCosti: number | null
  readonly requisitiDaVerificare: boolean
  /** A determining datum is missing that nobody has confirmed. */
  readonly bozza: boolean
  /** Labels of the determining data to confirm or give; of the minor ones that are missing. */
  readonly determinanti: readonly string[]
  readonly minori: readonly string[]
  /** What the figures take for granted, confirmed by the adviser. */
  readonly assunte: readonly string[]
}

const REDDITO = 'regimeNormale.determinazioneDelReddito'
/** Rows 84 to 92 of both kinds of activity; those of the other kind do not count. */
const righeCosti = [
  'esistenzeIniziali',
  'acquisti',
  'lavoroDipendente',
  'compensiTerzi',
  'ammortamenti',
  'canoniLeasing',
  'servizi',
  'interessiPassivi',
  'altriCosti',
  'immobili',
  'consumi',
  'speseLimitate',
  'altreSpese',
] as const satisfies readonly (keyof iforfettari.State['regimeNormale']['determinazioneDelReddito'])[]

const { catalog } = iforfettari
const indispensabili = {
  'regimeForfettario.gruppo': catalog.regimeForfettario.fields.gruppo.label,
  'regimeForfettario.impostaSost': catalog.regimeForfettario.fields.impostaSost.label,
  'redditoContributiImposta.ricavi': catalog.redditoContributiImposta.fields.ricavi.label,
} as const

/** Reads the case from what was typed and what was calculated. */
export function caseOf(input: LetterInput, conferme: readonly string[]): Case {
  const { risultato } = input
  const typed = readState(input.stato)
  const famigliare = typed.flag('famigliare')
  const verdetto = risultato.confronto.regimeConveniente ?? 'INCOMPLETO'
  const { affidabilita } = risultato.confronto
  const { datiMancanti } = affidabilita
  const aperti = daConfermare(affidabilita, conferme)
  const costi = righeCosti.reduce((sum, row) => sum + typed.amount(`${REDDITO}.${row}`), 0)
  return {
    input,
    typed,
    verdetto,
    mancanti: Object.entries(indispensabili).flatMap(([path, label]) => (typed.amount(path) === 0 ? [label] : [])),
    famigliare,
    collaboratori: members(typed, risultato),
    costi,
    complForf: risultato.confronto.totaleComplessivo.forfettario + typed.amount('confronto.ivaIndetraibileAnnua'),
    pareggioCosti: breakEven(verdetto, costi, risultato.pareggio?.costi.radici ?? []),
    requisitiDaVerificare: risultato.messaggi.some(({ id }) => id === 'REQUISITI_DA_VERIFICARE') || risultato.confronto.ammissibilita === 'NON_VERIFICATO',
    bozza: aperti.length > 0,
    determinanti: aperti.map(nomeDi),
    minori: datiMancanti.filter(({ peso }) => peso === 'MINORE').map(nomeDi),
    assunte: datiMancanti.filter((d) => d.peso === 'DETERMINANTE' && !aperti.includes(d)).flatMap(({ ipotesi }) => ipotesi ?? []),
  }
}

const labelOf = labelsOf(catalog)
const nomeDi = ({ dato }: DatoMancante): string => nomeDato(labelOf, dato)

function members(typed: Reading, { redditoContributiImposta: r }: LetterResult): readonly Member[] {
  const mesi = { 1: r.mesiCollab1, 2: r.mesiCollab2 }
  return ([1, 2] as const).flatMap((numero) =>
    typed.amount(`quotaCollab${numero}`) > 0 ? [{ numero, nome: typed.text(`datiCollaboratore${numero}.nomeCognome`), mesi: mesi[numero] }] : [],
  )
}

/** The advantage is not monotonic: the root nearest to the costs can lie on the side where the sentence would be false. */
function breakEven(verdetto: Outcome, costi: number, radici: readonly number[]): number | null {
  if (verdetto === 'FORFETTARIO') return radici.find((root) => root > costi) ?? null
  return verdetto === 'NORMALE' ? (radici.findLast((root) => root < costi) ?? null) : null
}
