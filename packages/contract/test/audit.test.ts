import { expect, it } from 'vitest'
import { changeText } from '../src/api/audit.ts'

it('a change in the register shows days and hours as in Italy, and every other text as it is', () => {
  expect(changeText({ Field: 'Disabilitato dal', Before: '2026-12-01', After: '2027-01-31' })).toBe('Disabilitato dal: 01/12/2026 → 31/01/2027')
  // One hour ahead of Greenwich in winter, two in summer.
  expect(changeText({ Field: 'Scade il', Before: null, After: '2027-02-26T23:30:13.013Z' })).toBe('Scade il: 27/02/2027, 00:30')
  expect(changeText({ Field: 'Chiuso il', Before: '2026-07-01T10:05:00.000Z', After: null })).toBe('Chiuso il: 01/07/2026, 12:05 → (tolto)')
  expect(changeText({ Field: 'Nome', Before: null, After: 'Studio 2026-12-01' })).toBe('Nome: Studio 2026-12-01')
})
