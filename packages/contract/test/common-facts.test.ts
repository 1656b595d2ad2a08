/** Facts that several simulators ask for: each is the same kind of field with the same values in all of them. */
import { describe, expect, it } from 'vitest'
import {
  applyChanges,
  budget4u,
  carriedOver,
  changesBetween,
  changesFor,
  commonFacts,
  convsrl,
  type Field,
  type Fields,
  forme,
  iforfettari,
  located,
} from '../src/index.ts'

const catalogs: readonly (readonly [number, Fields])[] = [
  [1, iforfettari.catalog],
  [2, convsrl.catalog],
  [3, budget4u.catalog],
  [13, forme.catalog],
]
const fieldsOf = new Map(catalogs.map(([id, catalog]) => [id, new Map(located(catalog).map(({ path, field }) => [path, field]))]))
const kindOf = ({ kind }: Field) => (kind === 'integer' || kind === 'choice' || kind === 'text' ? kind : 'amount')

describe('common facts', () => {
  it.each(Object.entries(commonFacts))('%s is a field of the same kind in each simulator that has it', (_, paths) => {
    const fields = Object.entries(paths).map(([id, path]) => {
      const field = fieldsOf.get(Number(id))?.get(path)
      expect(field, `${id} ${path}`).toBeDefined()
      return field
    })
    expect(new Set(fields.map((field) => field && kindOf(field))).size).toBe(1)
    const names = fields.map((field) => field && 'names' in field && JSON.stringify(field.names))
    expect(new Set(names.filter(Boolean)).size).toBeLessThan(2)
  })

  it('go from one simulator to another, and nothing else does', () => {
    const state = { annoImposta: 2026, nomeCognome: 'Rossi', redditoContributiImposta: { ricavi: 50_000, riduzione35: true }, regimeForfettario: { gruppo: 9 } }
    expect(carriedOver(state, 1, 13)).toEqual({ annoImposta: 2026, denominazione: 'Rossi', attivita: { gruppo: 9, ricavi: 50_000 } })
    // A whole state has its empty fields too. The other one begins with them, or it would not follow when they are filled.
    const intero = { annoImposta: 2026, nomeCognome: '', regimeForfettario: { gruppo: 9, annoInizioAttivita: null } }
    const altro = carriedOver(intero, 1, 13)
    expect(altro).toEqual({ annoImposta: 2026, denominazione: '', attivita: { gruppo: 9, annoInizio: null } })
    const riempito = changesFor(changesBetween(intero, { ...intero, regimeForfettario: { gruppo: 9, annoInizioAttivita: 2024 } }), 1, 13)
    expect(applyChanges(altro, riempito)).toMatchObject({ state: { attivita: { annoInizio: 2024 } }, unlike: [] })
    const changes = [
      { percorso: 'redditoContributiImposta.ricavi', prima: 1, dopo: 2 },
      { percorso: 'tipologia', dopo: 'IMPRESA' },
    ]
    expect(changesFor(changes, 1, 2)).toEqual([{ percorso: 'datiSimulazioniSrl.ricavi', prima: 1, dopo: 2 }])
    expect(changesFor(changes, 1, 1)).toBe(changes)
  })
})
