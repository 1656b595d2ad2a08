import { convsrl, initialState } from '@bilancia/contract'
import { convsrl as rules } from '@bilancia/tax-rules'
import { describe, expect, it } from 'vitest'
import { mostrati, nomeSocio, perQuota, presente, senzaSocio } from '../../src/features/convsrl/soci.ts'
import { applyLoaded, importedAt } from '../../src/features/simulator/load/imported.ts'
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

const without = (values: Values, i: number): Values => Object.entries(senzaSocio(values, i)).reduce((next, [path, value]) => setPath(next, path, value), values)

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
    const after = without(tre, 1)
    expect([0, 1, 2].map((i) => getPath(after, `datiSimulazioniSrl.soci[${i}].nome`))).toEqual(['Anna', 'Carla', ''])
    expect(getPath(after, 'datiSimulazioniSrl.scenario2')).toMatchObject({ compensoTotale: 40, compensi: [30, 10, 0] })
    expect(getPath(after, 'ottimizzatore.compensiMassimi')).toEqual([null, 7, null])
    expect(getPath(after, 'confronto.persone')).toMatchObject([{ socio: 0, nome: 'Bruno', quota: 60 }, { socio: 2, quota: 40 }, { nome: 'Dario' }])
  })

  it('leave a total as it is that was not the sum of the fees', () =>
    expect(getPath(without(setPath(tre, 'datiSimulazioniSrl.scenario2.compensoTotale', 100), 1), 'datiSimulazioniSrl.scenario2')).toMatchObject({
      compensoTotale: 100,
      compensi: [30, 10, 0],
    }))

  it('leave the linked person all their data, so that today does not change', () => {
    const bruno = {
      ...{ gestioneIvs: 'COMMERCIANTE', ritenute: 900, giorniCarica: 90, coniugeACarico: true, numeroFigliACarico: 1, percentualeCarichi: 100 },
      ...{ codiceRegioneResidenza: 13, addizionaleComunalePercentuale: 0.8, oneriDeducibili: 700, anzianitaAl1995: true, riduzione50: true },
      redditi: { lavoroDipendente: 21_000, giorniLavoro: 365, fabbricatiLocati: 4_000 },
    }
    const before = merge(tre, {
      datiSimulazioniSrl: {
        utileAnteImposte: 200_000,
        soci: [
          { nome: 'Anna', quota: 50 },
          { nome: 'Bruno', quota: 30, ...bruno },
          { nome: 'Carla', quota: 20 },
        ],
      },
      confronto: {
        formaAttuale: 'SOCIETA_DI_PERSONE',
        persone: [
          { socio: 2, quota: 60, gestioneIvs: 'ARTIGIANO', redditi: { pensione: 1 } },
          { socio: 3, quota: 40 },
        ],
      },
    })
    const after = setPath(setPath(without(before, 1), 'datiSimulazioniSrl.soci[0].quota', 80), 'datiSimulazioniSrl.scenario2.compensoTotale', 40)
    const oggi = (values: Values) => getPath(rules.calcola(values), 'confronto.oggi.persone')
    expect(oggi(before)).toHaveLength(3)
    expect(oggi(after)).toEqual(oggi(before))
    const fields = Object.keys(convsrl.catalog.confronto.fields.persone.items[0]?.fields ?? {})
    expect(Object.keys(getPath(after, 'confronto.persone[0]') as object).filter((key) => !fields.includes(key))).toEqual([])
  })

  it('take along what the form says of their imported values', () => {
    const campo = (i: number) => `datiSimulazioniSrl.soci[${i}].redditi.pensione`
    const loaded = applyLoaded(
      tre,
      [0, 1, 2].map((i) => ({ campo: campo(i), valore: 1_000 * i, daDove: `RC1 di ${i}`, caselle: [], codiceFiscale: '' })),
    )
    const after = without(loaded, 0)
    expect([0, 1, 2].map((i) => importedAt(after, campo(i))?.daDove)).toEqual(['RC1 di 1', 'RC1 di 2', undefined])
    expect(without(tre, 0)).not.toHaveProperty('importati')
    const societa = applyLoaded(tre, [{ campo: 'datiSimulazioniSrl.utileAnteImposte', valore: 7, daDove: 'RF4', caselle: [], codiceFiscale: '' }])
    expect(importedAt(without(societa, 0), 'datiSimulazioniSrl.utileAnteImposte')?.daDove).toBe('RF4')
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
