/** Edits of one document in several tabs of a browser that were not sent: none is lost, whichever tab closes first. */

import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Offline } from '../../src/api/call-error.ts'
import {
  type First,
  firstFound,
  forgetSettled,
  type Kept,
  keepAt,
  newestKept,
  together,
  type Unsent,
  unsentOf,
} from '../../src/features/simulator/document/kept.ts'
import { draftKey, tabKeys } from '../../src/features/simulator/draft.ts'
import { Stored } from './stored.ts'

beforeEach(() => void vi.stubGlobal('localStorage', new Stored()))
afterEach(() => void vi.unstubAllGlobals())

const DRAFT = draftKey(7, 1, 40)
const about = { ID: 40, NomeSimulazione: 'Rossi 2026', TStamp: '', Applicazione: 1, Autore: 'Verdi Ada', Mia: true, Cliente: null, Modifica: null } as const
const kept = (State: Kept['State'], Revisione: number): Kept => ({ ...about, State, Revisione })
/** Leaves the draft of a tab that was closed. */
function closed(key: string, base: Kept, values: Kept['State'], dirty = true) {
  keepAt(key, base)
  localStorage.setItem(key, JSON.stringify({ state: { values, saved: null, dirty }, version: 1 }))
}
const all = (unsent: readonly Unsent[]) => {
  const [first, ...others] = unsent
  if (!first) throw new Error('nothing unsent')
  return together({ nome: '', ricavi: null }, [first, ...others])
}

describe('the drafts of one document in several tabs', () => {
  it('are merged on the base of the newest one', () => {
    closed(`${DRAFT}.t1a`, kept({ nome: 'Rossi' }, 3), { nome: 'Rossi', ricavi: 50_000 })
    closed(`${DRAFT}.t2b`, kept({ nome: 'Rossi', note: 'x' }, 4), { nome: 'Rossi Anna', note: 'x' })
    expect(all(unsentOf(DRAFT, []))).toEqual({
      base: { State: { nome: 'Rossi', note: 'x' }, Revisione: 4 },
      values: { nome: 'Rossi Anna', note: 'x', ricavi: 50_000 },
      contrasts: [],
    })
    expect(newestKept(DRAFT)?.Revisione).toBe(4)
  })

  it('with two loads ask about the values, not about their sources', () => {
    const loaded = (ricavi: number) => ({ nome: '', ricavi: null, costi: { ricavi }, importati: { 'costi.ricavi': { valore: ricavi, daDove: 'RG' } } })
    for (const [tab, ricavi] of [
      ['t1a', 5],
      ['t2b', 6],
    ] as const)
      closed(`${DRAFT}.${tab}`, kept({ nome: '', ricavi: null, costi: { ricavi: null }, importati: {} }, 1), loaded(ricavi))
    const { values, contrasts } = all(unsentOf(DRAFT, []))
    expect(contrasts).toMatchObject([{ percorso: 'costi.ricavi' }])
    expect([loaded(5), loaded(6)]).toContainEqual(values)
  })

  it('with one field filled in differently keep one value, and ask about the other', () => {
    closed(`${DRAFT}.t1a`, kept({ ricavi: 1 }, 3), { ricavi: 2 })
    closed(`${DRAFT}.t2b`, kept({ ricavi: 1 }, 2), { ricavi: 3 })
    expect(all(unsentOf(DRAFT, []))).toMatchObject({ values: { ricavi: 2 }, contrasts: [{ percorso: 'ricavi', theirs: 3 }] })
  })

  it('with one field filled in differently by three ask about each other value once, also if two have the same', () => {
    closed(`${DRAFT}.t1a`, kept({ ricavi: 1 }, 3), { ricavi: 2 })
    closed(`${DRAFT}.t2b`, kept({ ricavi: 1 }, 2), { ricavi: 3 })
    closed(`${DRAFT}.t3c`, kept({ ricavi: 1 }, 2), { ricavi: 4 })
    closed(`${DRAFT}.t4d`, kept({ ricavi: 1 }, 2), { ricavi: 3 })
    expect(all(unsentOf(DRAFT, [])).contrasts).toEqual([
      { percorso: 'ricavi', theirs: 3 },
      { percorso: 'ricavi', theirs: 4 },
    ])
  })

  it('that were all sent are not kept; drafts of another document and broken drafts are left out', () => {
    closed(`${DRAFT}.t1a`, kept({}, 3), { ricavi: 2 }, false)
    closed(`${draftKey(7, 1, 401)}.t2b`, kept({}, 3), { ricavi: 2 })
    localStorage.setItem(`${DRAFT}.t3c.guasta`, '{')
    expect(unsentOf(DRAFT, [])).toEqual([])
    forgetSettled(DRAFT)
    expect(tabKeys(DRAFT)).toEqual([])
  })

  it('are forgotten when all was sent, except those of one tab; what was typed and not sent stays', () => {
    for (const [tab, dirty] of [
      ['t1a', false],
      ['t2b', true],
      ['t3c', false],
    ] as const)
      closed(`${DRAFT}.${tab}`, kept({}, 3), { ricavi: 2 }, dirty)
    forgetSettled(DRAFT, `${DRAFT}.t3c`)
    expect(tabKeys(DRAFT)).toEqual([`${DRAFT}.t2b`, `${DRAFT}.t3c`])
    forgetSettled(DRAFT)
    expect(Object.keys(localStorage)).toEqual([`${DRAFT}.t2b.documento`, `${DRAFT}.t2b`])
  })

  it('include the one that an earlier version of the page kept for all tabs, in the present format', () => {
    closed(DRAFT, kept({ vecchio: 1 }, 3), { vecchio: 2 })
    const renamed = ({ vecchio, ...state }: Kept['State']) => ({ ...state, nuovo: vecchio })
    expect(unsentOf(DRAFT, [renamed])).toMatchObject([{ values: { nuovo: 2 }, kept: { State: { nuovo: 1 } } }])
  })
})

describe('a document that was opened without the server', () => {
  it('stays open as it is while it is asked for again and when the answer comes, until another document is opened', async () => {
    const mine = kept({ nome: 'Rossi' }, 3)
    closed(`${DRAFT}.t1a`, mine, mine.State, false)
    const theirs = { ...kept({ nome: 'Rossi', note: 'x' }, 4), Identificativo: '', annoImposta: 2026, Impronta: null, Risultato: null }
    let online = false
    const query = new QueryObserver(new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }), {
      queryKey: ['document', 40],
      queryFn: async () => {
        await Promise.resolve()
        if (!online) throw new Offline()
        return theirs
      },
    })
    const seen: (readonly [string, First['found'] | undefined])[] = []
    let first: First | null = null
    const stop = query.subscribe(({ status, data, error }) => {
      first = firstFound(first, DRAFT, data, error)
      seen.push([status, first?.found])
    })
    await vi.waitFor(() => expect(seen.at(-1)?.[0]).toBe('error'))
    online = true
    void query.refetch()
    await vi.waitFor(() => expect(seen.at(-1)?.[0]).toBe('success'))
    stop()
    expect(seen.slice(-3)).toEqual([
      ['error', mine],
      ['pending', mine],
      ['success', mine],
    ])
    expect(firstFound(first, draftKey(7, 1, 41), undefined, null)).toBeNull()
    expect(firstFound(null, DRAFT, theirs, null)).toEqual({ key: DRAFT, found: theirs })
  })
})
