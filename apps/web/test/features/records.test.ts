import { agencyForm, fieldErrors } from '@bilancia/contract/api'
import { expect, it } from 'vitest'
import { dayOf, momentOf, shownDay, typedDay } from '../../src/design/day.ts'
import { blankOf, changes, disputed, rebased } from '../../src/features/records/detail/draft.ts'
import { nextPage, previousPage, readAddress, shownOf, writeAddress } from '../../src/features/records/list/address.ts'
import { followed } from '../../src/features/records/list/typed-filters.ts'
import { csvOf } from '../../src/features/records/text-of.ts'
import { forget, forgetOne } from '../../src/offline/kept.ts'
import { Stored } from './stored.ts'

const before = { Name: 'Studio', Cap: '40100', Code: null as string | null }

it('merges typed values into the version of another person, field by field', () => {
  const mine = { ...before, Name: 'Il mio' }
  const theirs = { ...before, Cap: '41100', Code: 'X' }
  expect(rebased(before, mine, theirs)).toEqual({ Name: 'Il mio', Cap: '41100', Code: 'X' })
  expect(disputed(before, mine, theirs)).toEqual([])
})

it('names the fields that both have changed differently, and keeps the values typed here', () => {
  const mine = { ...before, Name: 'Il mio', Cap: '41100' }
  const theirs = { ...before, Name: 'Il loro', Cap: '41100' }
  expect(disputed(before, mine, theirs)).toEqual(['Name'])
  expect(rebased(before, mine, theirs).Name).toBe('Il mio')
})

it('treats an empty text as null', () => {
  expect(changes({ ...before, Code: '' }, before)).toEqual([])
})

it('reports every required field of a new studio, in the order of the page', () => {
  expect(fieldErrors(agencyForm, blankOf(agencyForm)).map(({ testo }) => testo)).toEqual([
    'Il Nome è obbligatorio',
    'Il codice è obbligatorio',
    'La company è obbligatoria',
    'Il numero di utenti ammessi è obbligatorio',
  ])
})

it('reads days as typed in Italy, and rejects those that do not exist', () => {
  expect(typedDay('1.2.2026')).toBe('2026-02-01')
  expect(typedDay('')).toBeNull()
  expect(typedDay('31/1')).toBe('31/1')
  expect(shownDay('2026-11-21')).toBe('21/11/2026')
  // After midnight in Italy.
  expect(dayOf('2026-11-21T23:30:00.000Z')).toBe('22/11/2026')
  // One hour ahead of Greenwich in winter, two in summer.
  expect([momentOf('2026-11-21T23:30:00.000Z'), momentOf('2026-07-01T10:05:00.000Z')]).toEqual(['22/11/2026, 00:30', '01/07/2026, 12:05'])
  const wrong = (Disabled: string) =>
    fieldErrors(agencyForm, { ...blankOf(agencyForm), CompanyId: 1, Name: 'S', Code: 'C', PrincipalCounter: 1, Disabled }).map(({ campo }) => campo)
  expect(wrong('2024-02-29')).toEqual([])
  expect(wrong('2025-02-29')).toEqual(['Disabled'])
  expect(wrong('31/1')).toEqual(['Disabled'])
})

const read = (address: string) => readAddress(new URLSearchParams(address), ['Name'], [10, 20, 30, -1])

it('writes the state of the list into its address, without defaults', () => {
  expect(writeAddress(read('')).size).toBe(0)
  const asked = { filters: { Name: 'rossi' }, take: 10, cursor: { direction: 'back', key: 'Studio Zeta', id: 7, from: 11 } } as const
  expect(read(writeAddress(asked).toString())).toEqual(asked)
})

it('reads an invalid address as the first page of the default size', () => {
  expect(read('righe=7&id=-1&da=abc&verso=su')).toEqual({ filters: { Name: '' }, take: 20, cursor: null })
})

it('numbers the rows of the following pages, and returns to the first page without a cursor', () => {
  const rows = { first: { key: 'A', id: 1 }, last: { key: 'B', id: 20 }, rows: 20 }
  const second = nextPage({ asked: read(''), ...rows })
  expect(second.cursor).toEqual({ direction: 'forward', key: 'B', id: 20, from: 21 })
  const third = nextPage({ asked: second, ...rows })
  expect(third.cursor?.from).toBe(41)
  expect(previousPage({ asked: third, ...rows }).cursor).toEqual({ direction: 'back', key: 'A', id: 1, from: 21 })
  expect(previousPage({ asked: second, ...rows }).cursor).toBeNull()
})

it('a page whose rows have not arrived leads to no other: those in sight are of the page before', () => {
  const rows = [{ Id: 1 }, { Id: 20 }]
  const keyOf = ({ Id }: { readonly Id: number }) => `k${Id}`
  expect(shownOf(read(''), { rows, waiting: false, keyOf })).toMatchObject({ first: { key: 'k1', id: 1 }, last: { key: 'k20', id: 20 }, rows: 2 })
  expect(shownOf(read(''), { rows, waiting: true, keyOf })).toBeNull()
})

it('a CSV that is too long for a call is refused with what to do', () => {
  expect(csvOf('Nome;Note')).toBe('Nome;Note')
  // Each line has two more characters in the call.
  for (const text of ['x'.repeat(900_000), 'è'.repeat(450_000), '\r\n'.repeat(225_000)])
    expect(() => csvOf(text)).toThrow(/^Il file è troppo grande: dividerlo/)
})

it('a filter that the address changes is replaced, and what was typed into the others stays', () => {
  const sent = { Name: 'rossi', Code: '' }
  // After the search another name and a code were typed.
  const now = { Name: 'rossini', Code: 'X' }
  expect(followed({ sent, now }, { Name: 'rossi', Code: '' })).toEqual(now)
  expect(followed({ sent, now }, { Name: '', Code: '' })).toEqual({ Name: '', Code: 'X' })
})

it('forgetting the kept edits of one record leaves those of a record whose Id begins with the same digits', () => {
  const stored = new Stored()
  for (const id of [1, 10, 100]) stored.setItem(`digitato.7 studi ${id}`, '{}')
  forgetOne(stored, 'digitato.7 studi 1')
  expect(Object.keys(stored)).toEqual(['digitato.7 studi 10', 'digitato.7 studi 100'])
  forget(stored, 'digitato.')
  expect(Object.keys(stored)).toEqual([])
})
