import { expect, it } from 'vitest'
import { expiries } from '../../src/features/home/expiries.ts'

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
