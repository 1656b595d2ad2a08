import type { UsageRow } from '@bilancia/contract/api'
import { describe, expect, it } from 'vitest'
import { byMonth, byStudio, monthAfter } from '../../src/features/report/usage.ts'

const row = (given: Partial<UsageRow>): UsageRow => ({
  agency: 'Ferri',
  username: 'uno',
  surname: 'Rossi',
  name: 'Mario',
  application: 1,
  month: '2026-01',
  accesses: 1,
  calculations: 0,
  ...given,
})

describe('the sums of the report of use', () => {
  it('have a row for every month, also for one without use, across the end of the year', () => {
    const months = byMonth([row({ month: '2026-02', accesses: 3 }), row({ month: '2025-11', calculations: 2 }), row({ month: '2026-02', accesses: 4 })])
    expect(months.map(({ name, accesses, calculations }) => [name, accesses, calculations])).toEqual([
      ['11/2025', 1, 2],
      ['12/2025', 0, 0],
      ['01/2026', 0, 0],
      ['02/2026', 7, 0],
    ])
    expect([monthAfter('2026-12'), monthAfter('2026-01', -1), monthAfter('2026-03', -27)]).toEqual(['2027-01', '2025-12', '2023-12'])
  })

  it('keep users with the same name apart, and those without a studio under their own heading', () => {
    const studios = byStudio([row({}), row({ username: 'due' }), row({ agency: null, username: 'tre' }), row({ accesses: 5, application: 2 })])
    expect(studios.map(({ name, accesses, users }) => [name, accesses, users.map((user) => [user.name, user.accesses])])).toEqual([
      [
        'Ferri',
        7,
        [
          ['Rossi Mario (uno)', 6],
          ['Rossi Mario (due)', 1],
        ],
      ],
      ['Senza studio', 1, [['Rossi Mario (tre)', 1]]],
    ])
  })
})
