/** The figures that no result can feel, each with why (`ragioni.jsonl`). */
import { readFileSync } from 'node:fs'
import type { TaxYear } from '@bilancia/contract'
import type { CifraMossa } from './cifre.ts'

/** `cifre` with their place, as `irpef.scaglioni[1].fino`; in these years, all where none are named; up, down or both. */
export type Ragione = {
  readonly cifre: readonly string[]
  readonly anni?: readonly TaxYear[]
  readonly verso?: '+' | '-'
  readonly perche: string
}

export const ragioni = (): readonly Ragione[] =>
  readFileSync(new URL('./ragioni.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Ragione => JSON.parse(line))

export const vale = ({ cifre, anni, verso }: Ragione, { id, dove, anno, da, a }: CifraMossa): boolean =>
  cifre.includes(`${id}${dove}`) && (anni?.includes(anno) ?? true) && (verso === undefined || verso === (a > da ? '+' : '-'))
