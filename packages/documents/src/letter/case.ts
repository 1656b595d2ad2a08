/** The case of a letter. It decides which sentences are included. */
import { type DatoMancante, daConfermare, evaluator, iforfettari, labelsOf, nomeDato, roundToCent, valueAt, valueInForce } from '@bilancia/contract'
import type { LetterInput, LetterResult } from './types.ts'

/** The values used by the calculation: a wrong value, or one that does not apply, is replaced by its default. */
type Reading = {
  readonly text: (path: string) => string
  /** Amount to the cent; zero if nothing was typed. */
  readonly amount: (path: string) => number
  readonly flag: (path: string) => boolean
}

type Member = { readonly nome: string; readonly numero: 1 | 2; readonly mesi: number | null }
/** INCOMPLETO: no verdict, because the flat-rate side is not calculated. */
type Outcome = 'FORFETTARIO' | 'NORMALE' | 'NON_AMMESSO' | 'INDIFFERENTE' | 'INCOMPLETO'

export type Case = {
  readonly input: LetterInput
  readonly typed: Reading
  readonly verdetto: Outcome
  /** Labels of the missing fields that prevent the calculation of the flat-rate side. */
  readonly mancanti: readonly string[]
  readonly famigliare: boolean
  readonly collaboratori: readonly Member[]
  readonly ricavi: number
  /** The revenue of the ordinary side, if it is another. */
  readonly ricaviOrdinario: number | null
  /** Rows 82 and 83, which are not revenue but part of the income. */
  readonly altriComponenti: readonly (readonly [nome: string, importo: number])[]
  readonly costi: number
  /** Whether the costs are above those that the flat-rate regime recognises. */
  readonly costiOltreDeduzione: boolean
  /** Whether the owner uses more personal deductions in the ordinary regime. */
  readonly detrazioniPerse: boolean
  /** Including the non-deductible VAT, like the verdict: the two costs differ by the advantage. */
  readonly complForf: number
  /**
   * The break-even that ends the advantage of the better regime: above the current costs if that is the flat-rate one,
   * below otherwise.
   */
  readonly pareggioCosti: number | null
  readonly requisitiDaVerificare: boolean
  /** A determining datum is missing and nobody has confirmed it. */
  readonly bozza: boolean
  /** Labels of the determining data to confirm or enter; labels of the missing minor data. */
  readonly determinanti: readonly string[]
  readonly minori: readonly string[]
  /** The contributions of the fund are there, but without a figure that is not published or depends on a datum. */
  readonly cassaParziale: boolean
  /** The assumptions of the calculation that the adviser confirmed. */
  readonly assunte: readonly string[]
  /** The messages of the result that the client must read. */
  readonly avvisi: readonly string[]
  /** The rate of the first five years is chosen after them. */
  readonly aliquotaScaduta: boolean
}

const REDDITO = 'regimeNormale.determinazioneDelReddito'
const componenti = { altriProventi: 'altri proventi', rimanenzeFinali: 'rimanenze finali', plusvalenze: 'plusvalenze' } as const
/** The messages for the client, in the words of the result (null) or, where those speak of the screen, in the words of a letter. */
const perIlCliente: Readonly<Record<string, string | null>> = {
  ALIQUOTA_5_SCADUTA: null,
  RICAVI_OLTRE_LIMITE: null,
  QUOTE_OLTRE_49: null,
  GRUPPO_NON_COERENTE: null,
  ESITO_SENSIBILE: "l'esito può cambiare con l'indicizzazione dei contributi INPS o con la proroga del limite di 35.000 euro",
}
const { catalog } = iforfettari
const indispensabili = {
  'regimeForfettario.gruppo': catalog.regimeForfettario.fields.gruppo.label,
  'regimeForfettario.impostaSost': catalog.regimeForfettario.fields.impostaSost.label,
  'redditoContributiImposta.ricavi': catalog.redditoContributiImposta.fields.ricavi.label,
} as const

/** Derives the case from the typed values and the result. */
export function caseOf(input: LetterInput, conferme: readonly string[]): Case {
  const { risultato } = input
  const typed = readState(input.stato)
  const famigliare = typed.flag('famigliare')
  const verdetto = risultato.confronto.regimeConveniente ?? 'INCOMPLETO'
  const { affidabilita } = risultato.confronto
  const { ricaviNormaleApplicati } = risultato.regimeNormale.determinazioneDelReddito
  const { datiMancanti } = affidabilita
  const aperti = daConfermare(affidabilita, conferme)
  const ricavi = typed.amount('redditoContributiImposta.ricavi')
  const costi = iforfettari.righeCostiTutte.reduce((sum, row) => sum + typed.amount(`${REDDITO}.${row}`), 0)
  return {
    input,
    typed,
    verdetto,
    mancanti: Object.entries(indispensabili).flatMap(([path, label]) => (typed.amount(path) === 0 ? [label] : [])),
    famigliare,
    collaboratori: members(typed, risultato),
    ricavi,
    ricaviOrdinario: ricaviNormaleApplicati === ricavi ? null : ricaviNormaleApplicati,
    altriComponenti: Object.entries(componenti)
      .map(([row, nome]) => [nome, typed.amount(`${REDDITO}.${row}`)] as const)
      .filter(([, importo]) => importo !== 0),
    costi,
    costiOltreDeduzione: roundToCent(costi) > roundToCent(ricavi - risultato.redditoContributiImposta.redditoLordo),
    detrazioniPerse: detrazioni(risultato.irpefImprenditore) > detrazioni(risultato.irpefImprenditoreForfettario),
    complForf: risultato.confronto.totaleComplessivo.forfettario + typed.amount('confronto.ivaIndetraibileAnnua'),
    pareggioCosti: breakEven(verdetto, costi, costi > ricavi ? [] : (risultato.pareggio?.costi.radici ?? [])),
    requisitiDaVerificare: risultato.confronto.ammissibilita === 'NON_VERIFICATO',
    bozza: aperti.length > 0,
    determinanti: aperti.map(nomeDi),
    minori: datiMancanti.filter((uno) => uno.peso === 'MINORE' && !parteDellaCassa(uno)).map(nomeDi),
    cassaParziale: datiMancanti.some(parteDellaCassa),
    assunte: datiMancanti.filter((d) => d.peso === 'DETERMINANTE' && !aperti.includes(d)).flatMap(({ ipotesi }) => ipotesi ?? []),
    avvisi: risultato.messaggi.flatMap(({ id, testo }) => {
      const parole = perIlCliente[id]
      return parole === undefined ? [] : [parole ?? testo.replace(/\.$/, '')]
    }),
    aliquotaScaduta: risultato.messaggi.some(({ id }) => id === 'ALIQUOTA_5_SCADUTA'),
  }
}

const detrazioni = (panel: LetterResult['irpefImprenditore']): number => panel?.totaleDetrazioni ?? 0

const labelOf = labelsOf(catalog)
const nomeDi = ({ dato }: DatoMancante): string => nomeDato(labelOf, dato)
const parteDellaCassa = ({ dato, peso }: DatoMancante): boolean =>
  dato === iforfettari.mancanze.cassaParziale.dato && peso === iforfettari.mancanze.cassaParziale.peso

function members(typed: Reading, { redditoContributiImposta: r }: LetterResult): readonly Member[] {
  const mesi = { 1: r.mesiCollab1, 2: r.mesiCollab2 }
  return ([1, 2] as const).flatMap((numero) =>
    typed.amount(`quotaCollab${numero}`) > 0 ? [{ numero, nome: typed.text(`datiCollaboratore${numero}.nomeCognome`), mesi: mesi[numero] }] : [],
  )
}

/** The search ends at the revenue, so costs above it have no break-even. The advantage is not monotonic: the root nearest to the costs can be on the wrong side for the sentence. */
function breakEven(verdetto: Outcome, costi: number, radici: readonly number[]): number | null {
  if (verdetto === 'FORFETTARIO') return radici.find((root) => root > costi) ?? null
  return verdetto === 'NORMALE' ? (radici.findLast((root) => root < costi) ?? null) : null
}

const { find, applies } = evaluator(catalog)

/** Reads a state by dotted path. Throws on a path that is not in the catalog. */
function readState(state: object): Reading {
  const read = (path: string): unknown => {
    const place = find(path)
    if (!place) throw new Error(`The catalog has no field ${path}`)
    return valueInForce(place.field, applies(path, state) ? valueAt(state, path) : undefined)
  }
  return { text: (path) => String(read(path)), amount: (path) => Number(read(path)), flag: (path) => read(path) === true }
}
