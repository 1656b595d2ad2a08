/**
 * The three-year plan. A row of numbers stands for one year: the first is the simulation itself, and each that follows is
 * the row before with what grew, what ended with the first year, and the law of its own year. The rules are the same.
 */
import { budget4u as contratto, format, lastFinalYear, type Message, roundToCent, shape as s, type TaxYear, taxYears } from '@bilancia/contract'
import {
  type ConMessaggi,
  type Expression,
  leafOf,
  PercorsoSconosciuto,
  type Provvisorio,
  type ResultOf,
  type Spiegazione,
  shapeOf,
  simulator,
  soloSe,
} from '@bilancia/engine'
import { calcolato, campi, costiDitta, costiStudio, disposizione, ditta, studio, tasse } from './dati.ts'
import { limite, oltreSoglia } from './forfetari.ts'
import { quotaIrapDellAnno } from './imposte.ts'
import { rigaPiano } from './risultati.ts'

/** What a year gives to the result and to the year after; null while type or regime are missing. */
export const annoDelPiano = soloSe(calcolato, { riga: { ...rigaPiano }, irapDaDedurre: quotaIrapDellAnno })

type Anno = ResultOf<typeof annoDelPiano>
export type RigaPiano = NonNullable<Anno>['riga']

/** The years of the plan in the result. */
export const formaPiano = s.nullable(s.fixed(shapeOf(rigaPiano), 3, { label: 'Piano triennale' }))

const uscite = { anno: annoDelPiano, limite, oltreSoglia }
export const programma = simulator<ResultOf<typeof uscite>>({
  nome: 'budget4u',
  parte: 'piano',
  layout: disposizione,
  outputs: uscite,
  avvisi: [],
  messages: contratto.messages,
})

const slot = (campo: Expression): number => {
  const leaf = leafOf.get(campo)
  if (!leaf) throw new TypeError('The plan writes fields only')
  return leaf.slot
}
const FIELDS = disposizione.defaults.length
const { crescitaRicavi, crescitaCosti } = campi.pianoTriennale

/** Revenue and typed costs; rent imputed, interest, own fund and typed premium stay. */
const ricavi = [ditta.ricavi, studio.compensi, campi.forfetari.ricaviCompensi].map(slot)
const costi = [...costiDitta, ...costiStudio, campi.forfetari.costiEffettivi].map(slot)
const numero = slot(campi.esercizio.numero)
const irapAnnoPrecedente = slot(campi.esercizio.irapAnnoPrecedente)
const fatturatoAnnoPrecedente = slot(campi.dirittiCCIAA.fatturatoAnnoPrecedente)
/** Typed for the first year, computed in the others. */
const soloPrimoAnno = [tasse.irap.valoreProduzione, tasse.irap.deduzioni].map(slot)

/** What comes before a year: its row, and what that year gave. */
type Prima = { readonly values: Float64Array; readonly anno: NonNullable<Anno> }
type Testi = readonly string[]

/** The law of a year of the plan: that of the calendar year, or the last whose figures are all known; a first year beyond it keeps its own. */
const leggeDi = (primo: TaxYear, k: number): TaxYear =>
  primo > lastFinalYear ? primo : (taxYears.find((year) => year === Math.min(primo + k, lastFinalYear)) ?? lastFinalYear)

/** The row of year `k` (1 the second, 2 the third), evaluated. */
function seguente(primo: TaxYear, k: 1 | 2, { values, anno }: Prima): Float64Array {
  const { program } = programma.edition(leggeDi(primo, k))
  const row = new Float64Array(program.size)
  row.set(values.subarray(0, FIELDS))
  const cresce = (slots: readonly number[], crescita: readonly Expression[]) => {
    const percento = 100 + (row[slot(crescita[k - 1] as Expression)] as number)
    for (const at of slots) row[at] = roundToCent(((row[at] as number) * percento) / 100)
  }
  cresce(ricavi, crescitaRicavi)
  cresce(costi, crescitaCosti)
  row[numero] = k + 1
  row[irapAnnoPrecedente] = anno.irapDaDedurre
  row[fatturatoAnnoPrecedente] = anno.riga.ricavi
  for (const at of soloPrimoAnno) row[at] = Number.NaN
  program.evaluate(row)
  return row
}

/** `provvisori`: what is provisional in each year after the first; empty where their law is final. */
export type Piano = { readonly righe: readonly RigaPiano[] | null; readonly provvisori: readonly Provvisorio[] } & ConMessaggi

/** The plan of a simulation already evaluated, with the messages of the years after the first; null without type or regime. */
export function pianoTriennale(primo: TaxYear, values: Float64Array, texts: Testi, anno: Anno): Piano {
  if (!anno) return { righe: null, messaggi: [], provvisori: [] }
  const righe = [anno.riga]
  const messaggi: Message[] = []
  const provvisori: Provvisorio[] = []
  let prima: Prima = { values, anno }
  for (const k of [1, 2] as const) {
    const row = seguente(primo, k, prima)
    const { collect, provisional } = programma.edition(leggeDi(primo, k))
    const dati = collect({ values: row, texts, wrong: [], messages: [] })
    if (!dati.anno) break
    if (provisional) provvisori.push(provisional(row))
    righe.push(dati.anno.riga)
    if (dati.oltreSoglia) messaggi.push(oltre(k, dati.limite))
    prima = { values: row, anno: dati.anno }
  }
  return { righe, messaggi, provvisori }
}

const { gravita, testo } = contratto.messages.RICAVI_OLTRE_SOGLIA
const oltre = (k: number, soglia: number): Message => ({
  id: 'RICAVI_OLTRE_SOGLIA',
  gravita,
  campo: `pianoTriennale[${k}].ricavi`,
  testo: testo.replace('{limite}', format.money(soglia)),
})

/** Why a value of the plan is what it is, in the law of its year. Throws `PercorsoSconosciuto`. */
export function spiegaPiano(primo: TaxYear, state: object, path: string): Spiegazione {
  if (!s.explainedAt(s.object({ pianoTriennale: formaPiano }), path)) throw new PercorsoSconosciuto(path)
  const posto = Number(path.slice('pianoTriennale['.length)[0])
  const { read, program, collect } = programma.edition(primo)
  const reading = read(state)
  program.evaluate(reading.values)
  let values = reading.values
  let { anno } = collect(reading)
  const { texts } = reading
  let k = 0
  for (; k < posto && anno; k++) {
    values = seguente(primo, (k + 1) as 1 | 2, { values, anno })
    anno = programma.edition(leggeDi(primo, k + 1)).collect({ values, texts, wrong: [], messages: [] }).anno
  }
  return programma.explainReading(leggeDi(primo, k), { values, texts }, path.replace(/^.*\]\./, 'anno.riga.'))
}
