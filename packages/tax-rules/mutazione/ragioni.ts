/** The figures that affect no result, each with the reason (`ragioni.jsonl`). */
import { readFileSync } from 'node:fs'
import type { TaxYear } from '@bilancia/contract'
import type { CifraMossa } from './cifre.ts'

/** `cifre`: ids with the place, as `irpef.scaglioni[1].fino`. Without `anni` it holds in every year; without `verso`, up and down. */
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
