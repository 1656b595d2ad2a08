/** Migrated calculations give the same results as when they were saved. */
import { describe, expect, it } from 'vitest'
import { bringForward, concordato, convsrl, formatOf, iforfettari, valueAt } from '../src/index.ts'

const irapOf = (irap?: object) => {
  const state = bringForward({ annoImposta: 2025, datiSimulazioniSrl: { utileAnteImposte: 50_000, ...(irap && { irap }) } }, 1, convsrl.migrations)
  return valueAt(state, 'datiSimulazioniSrl.irap')
}

describe('a calculation saved when IRAP was left out by default', () => {
  it('leaves it out if nothing was chosen', () => {
    expect(irapOf()).toEqual({ modalita: 'ESCLUSA', valoreProduzione: null })
    expect(irapOf({ aliquota: 4.82, modalita: null })).toEqual({ aliquota: 4.82, modalita: 'ESCLUSA', valoreProduzione: null })
    expect(bringForward({}, 1, convsrl.migrations)).toEqual({ datiSimulazioniSrl: { irap: { modalita: 'ESCLUSA', valoreProduzione: null } } })
  })

  it('keeps the typed choice, and the zero that an empty base counted as', () => {
    expect(irapOf({ modalita: 'CALCOLATA' })).toEqual({ modalita: 'CALCOLATA', valoreProduzione: 0 })
    expect(irapOf({ modalita: 'CALCOLATA', valoreProduzione: 90_000 })).toEqual({ modalita: 'CALCOLATA', valoreProduzione: 90_000 })
    expect(irapOf({ modalita: 'ESCLUSA', valoreProduzione: 90_000 })).toEqual({ modalita: 'ESCLUSA', valoreProduzione: 90_000 })
  })

  it('clears the zero base if IRAP was left out, because nobody typed it', () => {
    expect(irapOf({ modalita: 'ESCLUSA', aliquota: 3.9, valoreProduzione: 0 })).toMatchObject({ modalita: 'ESCLUSA', valoreProduzione: null })
  })

  it('leaves the rest unchanged, and a section that is not an object', () => {
    const state = {
      annoImposta: 2025,
      datiSimulazioniSrl: { denominazione: 'A', irap: { modalita: 'ESCLUSA', valoreProduzione: 1 } },
      confronto: { soglia: 5 },
    }
    expect(bringForward(state, 1, convsrl.migrations)).toEqual(state)
    for (const broken of [{ datiSimulazioniSrl: 'x' }, { datiSimulazioniSrl: { irap: [1] } }])
      expect(bringForward(broken, 1, convsrl.migrations)).toEqual(broken)
  })
})

it('a calculation in the current format does not change', () => {
  expect(bringForward({ annoImposta: 2026 }, formatOf(convsrl.migrations), convsrl.migrations)).toEqual({ annoImposta: 2026 })
})

it('a zero that an older page wrote into an asked field becomes empty; typed values stay', () => {
  const righe = { altriCosti: 0, acquisti: 12_000, altriProventi: 0 }
  const state = bringForward({ regimeNormale: { determinazioneDelReddito: righe } }, 1, iforfettari.migrations)
  expect(state).toEqual({ regimeNormale: { determinazioneDelReddito: { altriCosti: null, acquisti: 12_000, altriProventi: 0 } } })
  const soci = [
    { nome: 'A', gestioneIvs: 'NESSUNA' },
    { nome: 'B', gestioneIvs: 'ARTIGIANO' },
  ]
  const srl = bringForward({ datiSimulazioniSrl: { soci } }, 2, convsrl.migrations)
  expect(valueAt(srl, 'datiSimulazioniSrl.soci')).toEqual([
    { nome: 'A', gestioneIvs: null },
    { nome: 'B', gestioneIvs: 'ARTIGIANO' },
  ])
})

it('the zero that older drafts of the concordato have as the income of the year before becomes empty; a typed income stays', () => {
  const from = (redditoPrecedente: unknown) => bringForward({ redditoPrecedente }, 2, concordato.migrations)
  expect(from(0)).toEqual({ redditoPrecedente: null })
  expect(from(-5_000)).toEqual({ redditoPrecedente: -5_000 })
  expect(bringForward({ redditoPrecedente: 0 }, formatOf(concordato.migrations), concordato.migrations)).toEqual({ redditoPrecedente: 0 })
})
