import { expect, it } from 'vitest'
import { lawNotices } from '../../src/features/shell/law-notices.ts'
import { expiries } from '../../src/features/shell/Notices.tsx'

const studio = (Disabled: string | null) => ({ Agency: { Disabled } })
const operator = { Role: 'OPERATOR', Company: { IsFederated: false } } as const
const noon = (day: string) => new Date(`${day}T12:00:00`)

it('warns until the day before the studio is disabled', () => {
  const subject = { ...operator, PrincipalAuth: [studio('2026-12-31')] }
  expect(expiries(subject, noon('2026-12-30'))).toEqual(['31/12/2026'])
  expect(expiries(subject, noon('2026-12-31'))).toEqual([])
})

it('lists each day once, the nearest first, and no studios without one', () => {
  const subject = { ...operator, PrincipalAuth: [studio('2027-01-15'), studio(null), studio('2026-12-31'), studio('2027-01-15')] }
  expect(expiries(subject, noon('2026-11-21'))).toEqual(['31/12/2026', '15/01/2027'])
})

it('does not warn a SUPERADMIN nor the users of a federated company', () => {
  const PrincipalAuth = [studio('2026-12-31')]
  expect(expiries({ ...operator, Role: 'SUPERADMIN', PrincipalAuth }, noon('2026-11-21'))).toEqual([])
  expect(expiries({ ...operator, Company: { IsFederated: true }, PrincipalAuth }, noon('2026-11-21'))).toEqual([])
})

it('tells a change of the law in its year and in the next, in which its returns are filed', () => {
  const years = (day: string) => lawNotices(noon(day)).map(({ year }) => year)
  expect(years('2024-12-31')).toEqual([2024])
  expect(years('2025-12-31')).toEqual([2024, 2025])
  expect(years('2026-01-01')).toEqual([2025, 2026])
  expect(years('2027-12-31')).toEqual([2026])
  expect(years('2028-01-01')).toEqual([])
})

// L. 207/2024, art. 1, c. 10: art. 16-ter TUIR, "con un reddito complessivo superiore a 75.000 euro", from tax year 2025.
it('tells of the cap on expenses, which no simulator computes', () => {
  expect(lawNotices(noon('2025-06-30')).at(-1)?.text).toMatch(/oltre 75\.000 euro.*art\. 16-ter TUIR.*non è calcolato/)
})
