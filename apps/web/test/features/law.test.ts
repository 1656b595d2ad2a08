/** The figures that the law page shows for an address, and how it groups years. */
import { taxYears } from '@bilancia/contract'
import type { LawFigure, LawFigures, LawYear } from '@bilancia/contract/api'
import { describe, expect, it } from 'vitest'
import { CHANGED, filtered } from '../../src/features/law/filters.ts'
import { changeIn, periods, restingOn, yearsOf } from '../../src/features/law/periods.ts'
import { counted } from '../../src/features/law/words.ts'

const year = (anno: LawYear['anno'], valore: number, more: Partial<LawYear> = {}): LawYear => ({
  anno,
  valore,
  norma: 'art. 12 TUIR',
  citazione: 'TUIR',
  attendibilita: 'da memoria',
  fonti: [],
  ...more,
})
const figure = (id: string, anni: readonly LawYear[], more: Partial<LawFigure> = {}): LawFigure => ({
  id,
  nome: 'Soglia',
  unita: 'euro',
  tributo: 'IRPEF',
  regione: null,
  anni,
  usata: [],
  ...more,
})
const soglia = figure('irpef.soglia', [year(2021, 10), year(2022, 10), year(2023, 12), year(2024, 12, { norma: 'art. 13 TUIR' })])

describe('periods', () => {
  const told = (of: LawFigure) => periods(of, taxYears, 2020).map((one) => `${yearsOf(one)} ${one.cifra?.valore ?? 'niente'} ${one.cambia}`)

  it('groups equal years, and names the difference from the year before', () => {
    expect(told(soglia)).toEqual(['2020 niente null', '2021–2022 10 valore', '2023 12 valore', '2024 12 norma', '2025–2027 niente valore'])
  })

  it('separates a year with another status, without calling it a change', () => {
    const half = figure('x', [year(2020, 10), year(2021, 10, { attendibilita: 'confermata' })])
    expect(told(half).slice(0, 2)).toEqual(['2020 10 null', '2021 10 null'])
  })

  it('names the change of a year that is shown alone', () => {
    expect(periods(soglia, [2023], 2020)).toMatchObject([{ dal: 2023, al: 2023, cambia: 'valore' }])
    expect(changeIn(soglia, 2022, 2020)).toBeNull()
  })

  it('separates years with other sources, and leaves out those without the figure', () => {
    const read = figure('x', [year(2020, 1, { fonti: ['A'] }), year(2021, 2, { fonti: ['A'] }), year(2022, 2, { fonti: ['B'] })])
    expect(restingOn(read, taxYears).map(yearsOf)).toEqual(['2020–2021', '2022'])
  })
})

describe('filtered', () => {
  const lazio = figure('addizionali.regionale.8.unica', [year(2026, 1.73, { attendibilita: 'confermata', fonti: ['A'] })], {
    nome: 'Aliquota unica',
    tributo: 'Addizionali IRPEF',
    regione: 8,
  })
  const cell = figure('irap.aliquote.8', [year(2026, 4.82)], { tributo: 'IRAP', regione: 8 })
  const data: LawFigures = {
    cifre: [soglia, lazio, cell],
    fonti: { A: { id: 'A', tipo: 'ufficiale', atto: 'L.R. Lazio 17/2026, perché è così', dove: 'https://example.it', letto: '2026-11-22' } },
  }
  const ids = (filters: Readonly<Record<string, string>>, cifra = '') => filtered(data, filters, cifra).map(({ id }) => id)

  it.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['nothing: everything', {}, ['irpef.soglia', 'addizionali.regionale.8.unica', 'irap.aliquote.8']],
    ['a tax', { tributo: 'IRAP' }, ['irap.aliquote.8']],
    ['a region', { regione: 'Lazio' }, ['addizionali.regionale.8.unica', 'irap.aliquote.8']],
    ['a year that some do not have', { anno: '2026' }, ['addizionali.regionale.8.unica', 'irap.aliquote.8']],
    ['a status', { attendibilita: 'confermata' }, ['addizionali.regionale.8.unica']],
    ['a status in a year', { attendibilita: 'da memoria', anno: '2026' }, ['irap.aliquote.8']],
    ['what changes', { cambia: CHANGED, anno: '2023' }, ['irpef.soglia']],
    ['words of the act of a reading, without accents', { testo: 'PERCHE lazio' }, ['addizionali.regionale.8.unica']],
    ['the name of the region', { testo: 'lazio' }, ['addizionali.regionale.8.unica', 'irap.aliquote.8']],
    ['words that are nowhere together', { testo: 'lazio soglia tuir irap 99' }, []],
    ['a year that is none', { anno: '1990' }, ['irpef.soglia', 'addizionali.regionale.8.unica', 'irap.aliquote.8']],
  ])('shows, of %s', (_, filters, expected) => expect(ids(filters)).toEqual(expected))

  it('shows one figure by its id, and a table by its cells, with any filters', () => {
    expect(ids({ tributo: 'IRPEF' }, 'irap.aliquote')).toEqual(['irap.aliquote.8'])
    expect(ids({}, 'irpef.soglia')).toEqual(['irpef.soglia'])
    expect(ids({}, 'irpef')).toEqual([])
  })
})

it('counts statuses in words', () => {
  expect(counted(['da memoria', 'confermata', 'da memoria'])).toBe('1 confermata, 2 da memoria')
  expect(counted([])).toBe('')
})
