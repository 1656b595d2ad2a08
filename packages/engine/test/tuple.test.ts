import { evaluator, group, initialState, located, money, optionalGroup, percent, text, tuple } from '@bilancia/contract'
import { describe, expect, it } from 'vitest'
import { frase, layout, presenti, radiceDi, regola, requisito, simulator, soloRisultato, soloSe, zero } from '../src/index.ts'
import { messages } from './support.ts'

/** Two crates that are always present, up to three guests. */
const fields = {
  annoImposta: money('Anno'),
  sezione: group('Sezione', { pesi: tuple('Pesi', [money('Peso 1'), money('Peso 2')]) }),
  ospiti: tuple(
    'Ospiti',
    [1, 2, 3].map((n) => optionalGroup(`Ospite ${n}`, { nome: text('Nome'), quota: percent('Quota'), spesa: group('Spesa', { cena: money('Cena') }) })),
  ),
}
const disposizione = layout(fields, 'Ricerca', { namedSections: true })
const { campi } = disposizione
const cene = campi.ospiti.map(({ spesa }, i) => regola(`cena${i}`, { nome: `Cena ${i}`, norma: 'n', formula: spesa.cena }))
const conCena = campi.ospiti.map(({ presente, spesa }, i) =>
  requisito(`c'è${i}`, { nome: `Cena l'ospite ${i}`, norma: 'n', formula: presente.e(spesa.cena.supera(zero)) }),
)
const { calculate, explain, paths } = simulator<Record<string, unknown>>({
  nome: 'prova',
  ospiti: soloRisultato,
  layout: disposizione,
  outputs: {
    pesi: campi.sezione.pesi.map((formula, i) => regola(`peso${i}`, { nome: `Peso ${i}`, norma: 'n', formula })),
    ospiti: presenti(
      campi.ospiti.map(({ nome }, i) =>
        soloSe(conCena[i] as (typeof conCena)[number], { chi: frase('«{nome}»', { nome }), cena: cene[i] as (typeof cene)[number] }),
      ),
    ),
  },
  avvisi: [],
  messages,
})
const calcola = (state: object) => calculate({ annoImposta: 2026, ...state })
const dueSuTre = { ospiti: [{}, { nome: 'Bruno', spesa: { cena: 20 } }, { nome: 'Carla', spesa: { cena: 30 } }] }

describe('an array of fixed length', () => {
  it('fills missing entries with defaults and gives lists of those present', () => {
    expect(calcola({ sezione: { pesi: [1.005] }, ...dueSuTre })).toEqual({
      pesi: [1.01, 0],
      ospiti: [
        { chi: '«Bruno»', cena: 20 },
        { chi: '«Carla»', cena: 30 },
      ],
      messaggi: [],
    })
  })

  it('explains the entries at their place in the result, absent ones last', () => {
    expect(paths).toEqual(['pesi[0]', 'pesi[1]', 'ospiti[0].cena', 'ospiti[1].cena', 'ospiti[2].cena'])
    const value = (path: string) => {
      const root = radiceDi(explain({ annoImposta: 2026, ...dueSuTre }, path))
      return root.valore
    }
    expect([value('ospiti[0].cena'), value('ospiti[1].cena'), value('ospiti[2].cena')]).toEqual([20, 30, false])
  })

  it.each([
    ['a value that is not a list', { ospiti: {} }, 'ospiti'],
    ['a list too long', { ospiti: [{}, {}, {}, {}] }, 'ospiti'],
    ['an entry that is no section', { ospiti: [7] }, 'ospiti[0]'],
    ['a section inside an entry', { ospiti: [{ spesa: 3 }] }, 'ospiti[0].spesa'],
    ['a section', { sezione: [] }, 'sezione'],
    ['a value', { sezione: { pesi: [1, 'due'] } }, 'sezione.pesi[1]'],
  ])('names %s', (_, state, campo) => expect((calcola(state) as { messaggi: readonly { campo: string }[] }).messaggi.map((m) => m.campo)).toEqual([campo]))

  it('has its own paths and start values in the form', () => {
    expect(located(fields).map(({ path }) => path)).toContain('ospiti[2].spesa.cena')
    expect(initialState(fields)).toEqual({ annoImposta: 0, sezione: { pesi: [0, 0] }, ospiti: [] })
    expect(evaluator(fields).wrong({ sezione: { pesi: [1, 'due'] }, ospiti: {} })).toEqual(['sezione.pesi[1]', 'ospiti'])
  })
})
