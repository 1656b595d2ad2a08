import type { LoadedField } from '@bilancia/contract/api'
import { describe, expect, it } from 'vitest'
import { withoutEarlier } from '../../src/features/simulator/load/earlier.ts'
import { applyLoaded, importedAt, markOf, writtenByHand } from '../../src/features/simulator/load/imported.ts'
import { getPath, setPath } from '../../src/features/simulator/path.ts'

const field = (campo: string, valore: LoadedField['valore']): LoadedField => ({
  campo,
  valore,
  daDove: 'quadro RG, rigo RG15',
  caselle: ['RG015001'],
  codiceFiscale: 'X',
})
const initial = { annoImposta: 2026, costi: { acquisti: 0, servizi: 0 }, soci: [{ redditi: { pensione: 0 } }] }
const fields = [field('costi.acquisti', 500), field('soci[0].redditi.pensione', 12)]

describe('a load', () => {
  it('fills its fields, records their sources, and leaves the others', () => {
    const values = applyLoaded({ ...initial, costi: { acquisti: 0, servizi: 7 } }, fields)
    expect(values).toMatchObject({ annoImposta: 2026, costi: { acquisti: 500, servizi: 7 }, soci: [{ redditi: { pensione: 12 } }] })
    expect(importedAt(values, 'costi.acquisti')).toEqual({ valore: 500, daDove: 'quadro RG, rigo RG15' })
    expect(importedAt(values, 'costi.servizi')).toBeNull()
  })

  it('asks only about hand-typed values: not about zeros, equal values, or values of an earlier load', () => {
    expect(writtenByHand(initial, initial, fields)).toEqual([])
    expect(writtenByHand(setPath(initial, 'costi.acquisti', 500), initial, fields)).toEqual([])
    expect(writtenByHand(setPath(initial, 'costi.acquisti', 400), initial, fields)).toEqual([fields[0]])
    const loaded = applyLoaded(initial, fields)
    const another = [field('costi.acquisti', 900)]
    expect(writtenByHand(loaded, initial, another)).toEqual([])
    expect(writtenByHand(setPath(loaded, 'costi.acquisti', 501), initial, another)).toEqual(another)
    // A loaded amount that was set to zero or emptied by hand.
    for (const corrected of [0, null, undefined]) expect(writtenByHand(setPath(loaded, 'costi.acquisti', corrected), initial, fields)).toEqual([fields[0]])
  })

  it('keeps the chosen values, without a mark', () => {
    const values = applyLoaded(setPath(initial, 'costi.acquisti', 400), fields, ['costi.acquisti'])
    expect(getPath(values, 'costi.acquisti')).toBe(400)
    expect(importedAt(values, 'costi.acquisti')).toBeNull()
    expect(getPath(values, 'soci[0].redditi.pensione')).toBe(12)
  })

  it('marks a field as imported, and as changed after a change', () => {
    const values = applyLoaded(initial, fields)
    const imported = importedAt(values, 'costi.acquisti')
    expect(imported && markOf(imported, 500)).toBe('importato da: quadro RG, rigo RG15')
    expect(imported && markOf(imported, 501)).toBe("modificato dopo l'importazione da: quadro RG, rigo RG15")
  })

  it('takes away what an earlier return said of a person and the new one does not, unless it was changed', () => {
    const persona = 'liquidazioneIrpef.altriDatiPersonali'
    const empty = { liquidazioneIrpef: { altriDatiPersonali: { coniugeACarico: false, addizionaleComunalePercentuale: 0, oneriDeducibili: 0 } } }
    const first = [field(`${persona}.oneriDeducibili`, 0), field(`${persona}.coniugeACarico`, true), field(`${persona}.addizionaleComunalePercentuale`, 0.8)]
    const second = [field(`${persona}.oneriDeducibili`, 1500), field(`${persona}.addizionaleComunalePercentuale`, 0.5)]
    const loaded = applyLoaded(empty, first)
    const again = applyLoaded(withoutEarlier(loaded, empty, second), second)
    expect(getPath(again, persona)).toEqual({ coniugeACarico: false, addizionaleComunalePercentuale: 0.5, oneriDeducibili: 1500 })
    expect(importedAt(again, `${persona}.coniugeACarico`)).toBeNull()
    const giorni = applyLoaded({ redditi: { cedolareSecca: 0, giorniLavoro: 365 } }, [field('redditi.giorniLavoro', 120)])
    const senza = withoutEarlier(giorni, { redditi: { giorniLavoro: 365 } }, [field('redditi.cedolareSecca', 9)])
    expect(getPath(senza, 'redditi.giorniLavoro')).toBe(365)
    // Typed, changed, or about somebody else.
    const typed = setPath(empty, `${persona}.coniugeACarico`, true)
    expect(withoutEarlier(typed, empty, second)).toBe(typed)
    const changed = setPath(loaded, `${persona}.addizionaleComunalePercentuale`, 0.7)
    expect(getPath(withoutEarlier(changed, empty, [field(`${persona}.oneriDeducibili`, 9)]), `${persona}.addizionaleComunalePercentuale`)).toBe(0.7)
    expect(withoutEarlier(loaded, empty, [field('datiCollaboratore1.altriDatiPersonali.oneriDeducibili', 9)])).toBe(loaded)
  })

  it('accepts a saved state with invalid records of loads', () => {
    for (const importati of [null, 7, 'x', [], { 'costi.acquisti': 3 }, { 'costi.acquisti': null }])
      expect(importedAt({ ...initial, importati }, 'costi.acquisti')).toBeNull()
  })
})
