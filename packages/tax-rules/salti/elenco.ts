/** The stored list of cliffs, the reasons for them, and the comparison with a new search. */
import { readFileSync } from 'node:fs'
import type { Riga } from './ricerca.ts'

/** The reason for a kind of cliff: it is law, or a defect that is still to be fixed. */
export type Ragione = { readonly regola: string; readonly soglia?: number; readonly esito: 'legge' | 'difetto'; readonly perche: string }

export const FILE = new URL('./salti.jsonl', import.meta.url)

/** The cliffs of `salti.jsonl`. */
export const elenco = (): readonly Riga[] => lines(FILE)
/** The reason for each kind of cliff: by rule, and by the figure crossed if a rule has several. */
export const ragioni = (): readonly Ragione[] => lines(new URL('./ragioni.jsonl', import.meta.url))

const lines = <T>(file: URL): readonly T[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

/** The reason for a cliff; undefined if none is written yet. */
export const ragioneDi = (riga: Riga, date: readonly Ragione[]): Ragione | undefined =>
  date.find(({ regola, soglia }) => regola === riga.regola && (soglia === undefined || soglia === riga.soglia))

/** The line of a cliff in the file. */
export const scritta = (riga: Riga): string => JSON.stringify(riga)

/** Cliffs that are found and not listed, and those listed and no longer found. */
export function confronta(trovati: readonly Riga[], elencati: readonly Riga[]): { readonly nuovi: readonly string[]; readonly spariti: readonly string[] } {
  const [found, listed] = [trovati, elencati].map((righe) => new Set(righe.map(scritta))) as [Set<string>, Set<string>]
  return { nuovi: [...found].filter((riga) => !listed.has(riga)), spariti: [...listed].filter((riga) => !found.has(riga)) }
}
