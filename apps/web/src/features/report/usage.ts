/** Sums of the rows of use: by month, by studio and user, by application. */
import { recordedAccesses, type UsageRow } from '@bilancia/contract/api'

export type Sum = { readonly accesses: number; readonly calculations: number }
export type Counted = Sum & { readonly key: string; readonly name: string }

const NOWHERE = 'Senza studio'

function summed(rows: readonly UsageRow[], keyOf: (row: UsageRow) => string, nameOf: (row: UsageRow) => string): readonly Counted[] {
  const sums = new Map<string, Counted>()
  for (const row of rows) {
    const key = keyOf(row)
    const before = sums.get(key) ?? { key, name: nameOf(row), accesses: 0, calculations: 0 }
    sums.set(key, { ...before, accesses: before.accesses + row.accesses, calculations: before.calculations + row.calculations })
  }
  return [...sums.values()]
}

/** `2026-11` as `11/2026`. */
export const monthName = (month: string): string => month.split('-').reverse().join('/')

/** Every month from the first to the last with use; a month without any is zero, so that a gap is seen. */
export function byMonth(rows: readonly UsageRow[]): readonly Counted[] {
  const found = new Map(
    summed(
      rows,
      ({ month }) => month,
      ({ month }) => monthName(month),
    ).map((one) => [one.key, one]),
  )
  const months = [...found.keys()].sort()
  const last = months.at(-1)
  const all: Counted[] = []
  for (let at = months[0]; at !== undefined && last !== undefined && at <= last; at = monthAfter(at))
    all.push(found.get(at) ?? { key: at, name: monthName(at), accesses: 0, calculations: 0 })
  return all
}

/** The month `by` months later, or earlier if `by` is negative. */
export function monthAfter(month: string, by = 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = year * 12 + number - 1 + by
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

export const byApplication = (rows: readonly UsageRow[]): readonly Counted[] =>
  summed(
    rows,
    ({ application }) => String(application),
    ({ application }) => recordedAccesses.get(application) ?? String(application),
  ).toSorted((a, b) => b.accesses - a.accesses)

export type Studio = Counted & { readonly users: readonly Counted[] }

/** The studios by name, with their users by use. */
export const byStudio = (rows: readonly UsageRow[]): readonly Studio[] =>
  summed(
    rows,
    ({ agency }) => agency ?? '',
    ({ agency }) => agency ?? NOWHERE,
  )
    .map((studio) => ({
      ...studio,
      users: summed(
        rows.filter(({ agency }) => (agency ?? '') === studio.key),
        ({ username }) => username,
        ({ username, surname, name }) => `${surname} ${name} (${username})`,
      ).toSorted((a, b) => b.accesses - a.accesses || a.name.localeCompare(b.name, 'it')),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'it'))
