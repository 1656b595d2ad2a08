import { convsrl, initialState } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { mostrati, nomeSocio, perQuota, presente, senzaSocio } from '../../src/features/convsrl/soci.ts'
import { getPath, merge, setPath, type Values } from '../../src/features/simulator/path.ts'

const initial: Values = initialState(convsrl.catalog)
const tre = merge(initial, {
  datiSimulazioniSrl: {
    soci: [
      { nome: 'Anna', quota: 50 },
      { nome: 'Bruno', quota: 30 },
      { nome: 'Carla', quota: 20 },
    ],
    scenario2: { compensoTotale: 60, compensi: [30, 20, 10] },
  },
  ottimizzatore: { compensiMassimi: [null, 5, 7] },
  confronto: { persone: [{ socio: 2, quota: 60 }, { socio: 3, quota: 40 }, { nome: 'Dario' }] },
})

describe('partners', () => {
  it('exist with a name or a share; the form shows them up to the last one with typed data', () => {
    expect([0, 1, 2].map((i) => presente(initial, i))).toEqual([false, false, false])
    expect(mostrati(initial)).toBe(1)
    const secondo = setPath(initial, 'datiSimulazioniSrl.soci[1].redditi.pensione', 9_000)
    expect(mostrati(secondo)).toBe(2)
    expect(presente(secondo, 1)).toBe(false)
    expect(nomeSocio(secondo, 1)).toBe('Socio 2')
    expect(mostrati({})).toBe(1)
  })

  it('are removed with their fees and limits, and leave their name to the linked person of the current form', () => {
    const after = Object.entries(senzaSocio(tre, 1)).reduce((values, [path, value]) => setPath(values, path, value), tre)
    expect([0, 1, 2].map((i) => getPath(after, `datiSimulazioniSrl.soci[${i}].nome`))).toEqual(['Anna', 'Carla', ''])
    expect(getPath(after, 'datiSimulazioniSrl.scenario2.compensi')).toEqual([30, 10, 0])
    expect(getPath(after, 'ottimizzatore.compensiMassimi')).toEqual([null, 7, null])
    expect(getPath(after, 'confronto.persone')).toEqual([{ socio: 0, nome: 'Bruno', quota: 60 }, { socio: 2, quota: 40 }, { nome: 'Dario' }])
  })
})

describe('a fee split by share', () => {
  it.each([
    { totale: 100, quote: [33.33, 33.33, 33.34], attesi: [33.33, 33.33, 33.34] },
    { totale: 0.05, quote: [50, 50, 0], attesi: [0.03, 0.02, 0] },
    { totale: 40_000, quote: [60, 40, 0], attesi: [24_000, 16_000, 0] },
    { totale: 10, quote: [0, 0, 0], attesi: [0, 0, 0] },
  ])('of $totale by $quote gives $attesi: the last takes the cents', ({ totale, quote, attesi }) => {
    expect(perQuota(totale, quote)).toEqual(attesi)
  })
})
