import { describe, expect, it } from 'vitest'
import { applications, areas, recordedAccesses } from '../src/api/index.ts'

describe('the destinations of the access log', () => {
  it('has the identifiers and names of the specification, and the register', () => {
    expect([...recordedAccesses].sort(([a], [b]) => a - b)).toEqual([
      [1, 'Forfetari'],
      [2, 'Convenienza Srl'],
      [3, 'Budget4u'],
      [4, 'FlatTax'],
      [5, 'Company'],
      [6, 'Studi'],
      [7, 'Utenti'],
      [8, "What's New"],
      [9, 'Import telematico'],
      [10, 'Report'],
      [11, 'Registro'],
      [12, 'Clienti'],
      [13, 'Forme e piano'],
      [14, 'Concordato preventivo'],
      [15, 'Marchi'],
      [99, 'Home'],
    ])
  })

  it('gives every page a different identifier', () => {
    const ids = [...Object.values(applications), ...Object.values(areas)].map(({ id }) => id)
    expect(recordedAccesses.size).toBe(new Set([...ids, 4, 99]).size)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
