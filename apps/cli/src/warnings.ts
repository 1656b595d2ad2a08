/**
 * The parts of the states that their simulator does not read. Each place is reported once, after the results, which do not change. Only the first
 * places are kept, so that memory stays constant.
 */
import { NON_LETTI_MAX, type Unread } from '@bilancia/contract'
import type { CommandLineSimulator } from './simulators.ts'
import type { Given } from './state-line.ts'

type Warning = { readonly sentence: string; readonly first: number; readonly lines: number }
/** By place. */
export type Warnings = ReadonlyMap<string, Warning>

export function warningsOf(lines: readonly Given[], unread: (state: object) => Iterable<Unread>): Warnings {
  const found = new Map<string, Warning>()
  for (const one of lines) {
    if (!('state' in one)) continue
    for (const { path, sentence } of unread(one.state)) {
      const before = found.get(path)
      if (before) found.set(path, { ...before, lines: before.lines + 1 })
      else if (found.size < NON_LETTI_MAX) found.set(path, { sentence: sentence(), first: one.riga, lines: 1 })
    }
  }
  return found
}

/** The warnings of two parts of the input, the earlier first. */
export function both(earlier: Warnings, later: Warnings): Warnings {
  if (later.size === 0) return earlier
  const all = new Map(earlier)
  for (const [path, warning] of later) {
    const before = all.get(path)
    if (before) all.set(path, { ...before, lines: before.lines + warning.lines })
    else if (all.size < NON_LETTI_MAX) all.set(path, warning)
  }
  return all
}

/** One line of text for each place. */
export const warned = (warnings: Warnings): string =>
  [
    ...[...warnings.values()].map(({ sentence, first, lines }) => `Riga ${first}${lines > 1 ? ` e altre ${lines - 1}` : ''}: ${sentence}\n`),
    ...(warnings.size < NON_LETTI_MAX ? [] : [`Si dicono i primi ${NON_LETTI_MAX}: possono essercene altri.\n`]),
  ].join('')

/** The parts of the only state of a command that the simulator does not read. */
export const unreadOf = ({ nonLetti }: CommandLineSimulator, state: object): string =>
  [...warningsOf([{ riga: 1, state }], nonLetti).values()].map(({ sentence }) => `${sentence}\n`).join('')
