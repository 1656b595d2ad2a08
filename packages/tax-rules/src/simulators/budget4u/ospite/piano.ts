/**
 * The three-year plan. Each year has a row of numbers. The first is the simulation itself. Each following row is the row
 * before with the increased lines, without what ended with the first year, and under the law of its own year. The rules are
 * the same.
 */
import { format, lastFinalYear, type Message, roundToCent, type TaxYear, taxYears } from '@bilancia/contract'
import { type ConMessaggi, type Editions, type Provvisorio, standard } from '@bilancia/engine/host'
import type { Forma, Grafo } from '../programma.ts'

export type Anno = NonNullable<Grafo['annoDelPiano']>
export type RigaPiano = Anno['riga']

/** The year before: its row and its result. */
type Prima = { readonly values: Float64Array; readonly anno: Anno }

/**
 * The law of a year of the plan: that of the calendar year, or of the last year whose figures are all known. A first year
 * beyond that keeps its own law.
 */
export const leggeDi = (primo: TaxYear, k: number): TaxYear =>
  primo > lastFinalYear ? primo : (taxYears.find((year) => year === Math.min(primo + k, lastFinalYear)) ?? lastFinalYear)

/** The row of year `k` (1 is the second, 2 the third), with its fields filled in and no rule evaluated. */
export function seguente(edizioni: Editions<Forma>, primo: TaxYear, k: 1 | 2, { values, anno }: Prima): Float64Array {
  const { slots, size, paths } = edizioni(leggeDi(primo, k))
  const row = new Float64Array(size)
  row.set(values.subarray(0, paths.length))
  const cresce = (quali: readonly number[], crescita: readonly number[]) => {
    const percento = 100 + (row[crescita[k - 1] as number] as number)
    for (const at of quali) row[at] = roundToCent(((row[at] as number) * percento) / 100)
  }
  cresce(slots.ricavi, slots.crescitaRicavi)
  cresce(slots.costi, slots.crescitaCosti)
  row[slots.numero] = k + 1
  row[slots.irapAnnoPrecedente] = anno.irapDaDedurre
  row[slots.fatturatoAnnoPrecedente] = anno.riga.ricavi
  for (const at of slots.soloPrimoAnno) row[at] = Number.NaN
  return row
}

/** The values of the plan from an evaluated row; null if they are not computed. */
export function annoIn(edizioni: Editions<Forma>, legge: TaxYear, row: Float64Array): Anno | null {
  const { slots } = edizioni(legge)
  return row[slots.calcolato] === 1 ? { riga: letti(slots.riga, row), irapDaDedurre: row[slots.irapDaDedurre] as number } : null
}

/** The values of some slots, under their names. */
function letti<K extends string>(slots: Readonly<Record<K, number>>, row: Float64Array): Readonly<Record<K, number>> {
  const found: Record<K, number> = { ...slots }
  for (const nome in slots) found[nome] = row[slots[nome]] as number
  return found
}

/** `provvisori`: what is provisional in each year after the first; empty if the law of those years is final. */
export type Piano = { readonly righe: readonly RigaPiano[] | null; readonly provvisori: readonly Provvisorio[] } & ConMessaggi

/** The plan of an evaluated simulation, with the messages of the years after the first; null without type or regime. */
export function pianoTriennale(edizioni: Editions<Forma>, primo: TaxYear, values: Float64Array, anno: Anno | null): Piano {
  if (!anno) return { righe: null, messaggi: [], provvisori: [] }
  const righe = [anno.riga]
  const messaggi: Message[] = []
  const provvisori: Provvisorio[] = []
  let prima: Prima = { values, anno }
  for (const k of [1, 2] as const) {
    const legge = leggeDi(primo, k)
    const { slots, messages, evaluate, provisional } = edizioni(legge)
    const row = seguente(edizioni, primo, k, prima)
    evaluate(row)
    const dopo = annoIn(edizioni, legge, row)
    if (!dopo) break
    if (provisional) provvisori.push(provisional(row, (percorso) => percorso.startsWith('annoDelPiano.')))
    righe.push(dopo.riga)
    if (row[slots.oltreSoglia] === 1) {
      const oltre = standard('RICAVI_OLTRE_SOGLIA', `pianoTriennale[${k}].ricavi`, messages)
      messaggi.push({ ...oltre, testo: oltre.testo.replace('{limite}', format.money(row[slots.limite] as number)) })
    }
    prima = { values: row, anno: dopo }
  }
  return { righe, messaggi, provvisori }
}
