/** The waterfall of the first year, and the sentences about the flat-rate regime. Figures: rules/budget4u.md, worked out by hand. */
import { budget4u, evaluator, type Message } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { mayChange } from '../../src/features/budget4u/answer/Headline.tsx'
import { lacksGroup, missing } from '../../src/features/budget4u/answer/missing.ts'
import { colonneDi } from '../../src/features/budget4u/dialoghi/DettagliDialog.tsx'
import { disponibile } from '../../src/features/budget4u/disponibile.ts'
import { type Ripartizione, stepsOf } from '../../src/features/budget4u/picture/steps.ts'
import type { Confronto } from '../../src/features/budget4u/risultati/forfetario.ts'
import { frase } from '../../src/features/budget4u/risultati/forfetario.ts'
import { ipotesiOf } from '../../src/features/budget4u/risultati/Ipotesi.tsx'
import { righePiano } from '../../src/features/budget4u/risultati/Piano.tsx'
import { ripetePrimoAnno } from '../../src/features/calendario/state.ts'

const year: Ripartizione = { ricavi: 100, costi: 50, ammortamenti: 10, oneriFinanziari: 0, imposte: 15, contributi: 5, resta: 20 }

describe('the waterfall', () => {
  it('starts each step where the one before it ends; the last starts at zero and shows the rest', () => {
    expect(stepsOf(year)).toEqual([
      { voce: 'ricavi', euro: 100, from: 0, to: 100 },
      { voce: 'costi', euro: 50, from: 50, to: 100 },
      { voce: 'ammortamenti', euro: 10, from: 40, to: 50 },
      { voce: 'imposte', euro: 15, from: 25, to: 40 },
      { voce: 'contributi', euro: 5, from: 20, to: 25 },
      { voce: 'resta', euro: 20, from: 0, to: 20 },
    ])
  })

  it('goes up again for earned interest', () => {
    const steps = stepsOf({ ...year, oneriFinanziari: -4, resta: 24 })
    expect(steps.find(({ voce }) => voce === 'oneriFinanziari')).toEqual({ voce: 'oneriFinanziari', euro: -4, from: 40, to: 44 })
    expect(steps.find(({ voce }) => voce === 'imposte')).toMatchObject({ from: 29, to: 44 })
  })

  it('goes below zero with a loss, on one scale', () => {
    const steps = stepsOf({ ...year, costi: 120, imposte: 0, resta: -35 })
    expect(steps.at(-1)).toEqual({ voce: 'resta', euro: -35, from: -35, to: 0 })
  })
})

describe('the flat-rate regime', () => {
  const said = (differenza: number, messaggi: Confronto['messaggi'] = []) => frase({ differenza, messaggi })

  it('is described in euro, more or less', () => {
    expect(said(1387.83)).toBe('Con il forfetario resterebbero 1.387,83 € in più.')
    expect(said(-4304.91)).toBe('Con il forfetario resterebbero 4.304,91 € in meno.')
    expect(said(0)).toBe('Con il forfetario resterebbe lo stesso.')
  })

  it('above the revenue limit is only conditional', () => {
    const limit = { id: 'RICAVI_OLTRE_SOGLIA', gravita: 'AVVISO', campo: 'forfetari.ricaviCompensi', testo: 'Ricavi oltre la soglia di 85.000,00 €' } as const
    expect(said(100, [limit])).toBe('Se fosse ammesso, con il forfetario resterebbero 100,00 € in più.')
  })
})

describe('the remark that the income may change', () => {
  const said = (gravita: Message['gravita'], campo: string) => mayChange([[{ id: 'VALORE_NON_VALIDO', gravita, campo, testo: 'Valore non valido' }]])

  it('stands beside an error, but not beside one of the cash or the calendar, which the income does not read', () => {
    expect([said('ERRORE', 'forfetari.previdenza'), said('AVVISO', 'forfetari.previdenza')]).toEqual([true, false])
    expect([said('ERRORE', 'cassa.rate'), said('ERRORE', 'calendario.rate')]).toEqual([false, false])
  })
})

describe('what is missing', () => {
  it('is type and regime, then the revenue in its field, and the group of a flat-rate taxpayer', () => {
    expect(missing({})).toEqual(['informazioniCostiDiAvvio.tipologia', 'informazioniCostiDiAvvio.regime'])
    const state = (tipologia: string, regime: string) => ({ informazioniCostiDiAvvio: { tipologia, regime } })
    expect(missing(state('PROFESSIONE', 'NORMALE'))).toEqual(['contoEconomicoProfessionista.compensi'])
    expect(missing(state('IMPRESA', 'FORFETARIO'))).toEqual(['forfetari.gruppoDiSettore.gruppo', 'forfetari.ricaviCompensi'])
    const withRevenue = { ...state('IMPRESA', 'FORFETARIO'), forfetari: { ricaviCompensi: 1_000 } }
    expect(missing(withRevenue)).toEqual(['forfetari.gruppoDiSettore.gruppo'])
    expect([lacksGroup(withRevenue), lacksGroup(state('IMPRESA', 'NORMALE'))]).toEqual([true, false])
    expect(missing({ ...state('IMPRESA', 'NORMALE'), contoEconomicoDittaSocieta: { ricavi: 1 } })).toEqual([])
  })
})

describe('the printed choices of the form', () => {
  const rules = evaluator(budget4u.catalog, budget4u.reading)
  const info = (key: string) => `informazioniCostiDiAvvio.${key}`
  const paths = [info('tipologia'), info('contabilita'), info('imputazioneCostiAvvio'), 'pianoTriennale.crescitaRicavi[0]']

  it('have the choices in words, with the defaults that apply', () => {
    const values = {
      informazioniCostiDiAvvio: { tipologia: 'IMPRESA', regime: 'NORMALE', imputazioneCostiAvvio: 'QUINTO' },
      pianoTriennale: { crescitaRicavi: [-10] },
    }
    expect(ipotesiOf(rules, values, paths)).toBe(
      'Tipologia: Impresa; Contabilità: Semplificata; Spese di avvio a conto economico: Per un quinto; Crescita dei ricavi: secondo anno: −10%',
    )
  })

  it('leave out fields that do not count', () => {
    expect(ipotesiOf(rules, { informazioniCostiDiAvvio: { tipologia: 'SRL_TRASPARENTE', regime: 'NORMALE' } }, paths)).not.toContain('Contabilità')
  })
})

it('the shares of the partners of a company that is not transparent have no IRPEF column', () => {
  expect([colonneDi(true), colonneDi(false)]).toEqual([
    ['quota', 'contributi', 'irpefAddizionali'],
    ['quota', 'contributi'],
  ])
})

describe('the contributions of the partners of a company that pays IRES', () => {
  it('stand below its income, which does not pay them; those of all others above it', () => {
    expect(disponibile(true, 'contributi', 'reddito')).toEqual([
      { lines: [], totals: ['reddito'], grand: true },
      { title: 'Fuori dalla società', lines: [{ path: 'contributi', label: 'Contributi a carico dei soci' }] },
    ])
    expect(disponibile(false, 'contributi', 'reddito')).toEqual([{ lines: ['contributi'], totals: ['reddito'], grand: true }])
  })

  it('do so in the plan too', () => {
    const lines = (paysIres: boolean) => righePiano(paysIres).slice(-2)
    expect(lines(true).map(({ voce }) => voce)).toEqual(['redditoDisponibile', 'contributi'])
    expect(lines(true)[1]?.name).toBe('Contributi a carico dei soci, fuori dalla società')
    expect(lines(false).map(({ voce }) => voce)).toEqual(['contributi', 'redditoDisponibile'])
    expect(righePiano(true)).toHaveLength(righePiano(false).length)
  })
})

describe('the calendar', () => {
  it('says of Budget4u alone that it repeats the first year, if it shows later years', () => {
    expect(ripetePrimoAnno('BUDGET4U', {})).toBe(true)
    expect(ripetePrimoAnno('BUDGET4U', { calendario: { calendario: { proiezione: 'NESSUNA' } } })).toBe(false)
    expect(ripetePrimoAnno('CONVSRL', {})).toBe(false)
  })
})
