/**
 * The sector group of an ATECO code (L. 190/2014, annex 4 as replaced by L. 145/2018, annex 2): the group with the longest prefix of the code counts.
 * The table is of ATECO 2007. Returns use ATECO 2025 since April 2025: its divisions 46, 47 and 95 differ, and brokers have classes of their own
 * in the division of what they broker. There the adviser must choose.
 */
import type { gruppi } from './activity.ts'

export type SectorGroup = keyof typeof gruppi
type Range = readonly [from: number, to: number]

/** Divisions (two digits), inclusive. */
const divisions: readonly (readonly [SectorGroup, readonly Range[]])[] = [
  [1, [[10, 11]]],
  [2, [[45, 47]]],
  [
    5,
    [
      [41, 43],
      [68, 68],
    ],
  ],
  [7, [[55, 56]]],
  [
    8,
    [
      [64, 66],
      [69, 75],
      [85, 88],
    ],
  ],
  [
    9,
    [
      [1, 3],
      [5, 9],
      [12, 33],
      [35, 39],
      [49, 53],
      [58, 63],
      [77, 82],
      [84, 84],
      [90, 99],
    ],
  ],
]
/** Longer prefixes, which count before the division. */
const longer: readonly (readonly [prefix: string, gruppo: SectorGroup])[] = [
  ['4781', 3],
  ['478', 4],
  ['461', 6],
]
/** The last six are brokers of building work, accommodation, meals, courses, health care and residential care: ATECO 2007 did not have these classes. */
const CHANGED_IN_2025 = ['46', '47', '95', '436', '554', '564', '8561', '8697', '8791']

export type ProposedGroup = {
  /** 0 if the code has none. */
  readonly gruppo: SectorGroup
  /** ATECO 2025 has changed these codes: the adviser must check the group. */
  readonly daVerificare: boolean
}

/** The code without dots and spaces, from two to six digits; null if it is none. */
export function atecoDigits(text: string): string | null {
  const digits = text.replaceAll(/[\s.]/g, '')
  return /^\d{2,6}$/.test(digits) ? digits : null
}

/** The sector group that an ATECO code points to. */
export function proposedGroup(ateco: string): ProposedGroup {
  const digits = atecoDigits(ateco)
  if (digits === null) return { gruppo: 0, daVerificare: false }
  const division = Number(digits.slice(0, 2))
  const ranged = divisions.find(([, ranges]) => ranges.some(([from, to]) => division >= from && division <= to))
  const gruppo = longer.find(([prefix]) => digits.startsWith(prefix))?.[1] ?? ranged?.[0] ?? 0
  return { gruppo, daVerificare: CHANGED_IN_2025.some((prefix) => digits.startsWith(prefix)) }
}
