/** Turns the rates of a row into progressive brackets. */
import type { Comune } from '@bilancia/contract/api'
import { amountsIn, limit } from './amounts.ts'

export type Brackets = Comune['scaglioni']

/** A rate in percent, with the text beside it. */
export type Rate = { readonly rate: number; readonly text: string }
type Slice = { readonly from: number | null; readonly to: number | null; readonly rate: number }

/** The brackets, or the reason (in Italian) why the rates cannot be read as brackets. The first bracket may start at `exemption`. */
export function readBrackets(rates: readonly Rate[], exemption: number): Brackets | string {
  const [first] = rates
  if (!first) return 'non ha nessuna aliquota'
  if (rates.length === 1 && /aliquota unica/i.test(first.text)) return [{ finoA: null, aliquota: first.rate }]
  const local = rates.find(({ text }) => /comune|territor|resident/i.test(text))
  if (local) return `ha aliquote diverse per territorio: «${local.text}»`
  const slices: Slice[] = []
  for (const [at, { rate, text }] of rates.entries()) {
    const range = readRange(text, at === rates.length - 1)
    if (!range) return `ha una fascia che non si capisce: «${text}»`
    slices.push({ ...range, rate })
  }
  return joined(slices, exemption)
}

/** The limits in a text, in euro; null if they cannot be read. */
function readRange(text: string, last: boolean): Omit<Slice, 'rate'> | null {
  const amounts = amountsIn(text)
  const [one, two] = amounts
  if (one === undefined || one === null || two === null || amounts.length > 2) return null
  if (two !== undefined) return { from: limit(one), to: limit(two) }
  const opens = /oltre|superior|maggior|\bda[li]?\b/i.test(text)
  const closes = /\bfin|\bsin/i.test(text)
  return opens || (last && !closes) ? { from: limit(one), to: null } : { from: null, to: limit(one) }
}

/** The slices as brackets from zero without gaps, neighbours with the same rate joined; or the reason (in Italian) why that is not possible. */
function joined(slices: readonly Slice[], exemption: number): Brackets | string {
  const brackets: { finoA: number | null; aliquota: number }[] = []
  let end: number | null = 0
  for (const { from, to, rate } of slices) {
    const starts: boolean = end !== null && (from === null || from === end || (end === 0 && from === limit(exemption)))
    if (!starts || (to !== null && to <= (end ?? 0))) return 'ha scaglioni che non si susseguono'
    end = to
    if (brackets.at(-1)?.aliquota === rate) brackets.pop()
    brackets.push({ finoA: to, aliquota: rate })
  }
  return end === null ? brackets : "ha scaglioni che finiscono: manca l'aliquota oltre l'ultimo limite"
}
