/** What the form refuses and what the reader refuses: one catalog, two readings, the same answer. */
import { type Entry, evaluator, type Fields, iforfettari, type Message } from '@bilancia/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { iforfettari as simulatore } from '../src/index.ts'
import { randomState, seeded } from './random-states.ts'

const { wrong, holds, find } = evaluator(iforfettari.catalog)
const byId = (state: object, id: string) =>
  (simulatore.calcola(state).messaggi as readonly Message[])
    .filter((message) => message.id === id)
    .map((message) => message.campo)
    .sort()

const anything = fc.oneof(
  fc.constantFrom(undefined, null, '', 0, -0, -1, 0.5, 49, 49.001, 365, 9_999_999, 9_999_999.01, Number.NaN, Infinity, true, false, 'abc', ' ', '12', [], {}),
  fc.double(),
  fc.string(),
)

/** Some value somewhere in the state becomes anything at all; entries of a list too. */
function disturb(entry: Fields, state: Record<string, unknown>, pick: (max: number) => number, value: unknown): Record<string, unknown> {
  const keys = Object.keys(entry).filter((key) => key !== 'annoImposta')
  const key = keys[pick(keys.length)] as string
  const inner = entry[key] as Entry
  const old = state[key]
  if (inner.kind === 'group' && pick(10) > 0) {
    const section = typeof old === 'object' && old !== null && !Array.isArray(old) ? (old as Record<string, unknown>) : {}
    return { ...state, [key]: disturb(inner.fields, section, pick, value) }
  }
  if (inner.kind === 'list' && pick(4) > 0) {
    const items = Array.from({ length: pick(inner.max + 3) }, () => disturb(inner.item, {}, pick, value))
    return { ...state, [key]: items }
  }
  return { ...state, [key]: value }
}

function conScaglioni(bounds: readonly (number | null)[] | undefined): object {
  const addizionaleComunale = bounds ? { scaglioni: bounds.map((finoA) => ({ finoA, aliquota: 0.8 })) } : {}
  return { liquidazioneIrpef: { altriDatiPersonali: { addizionaleComunale } } }
}

describe('validazione nella pagina e nel motore', () => {
  it('la pagina rifiuta gli stessi valori del motore, qualunque cosa ci sia nello stato', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(anything, { minLength: 1, maxLength: 25 }), (seed, values) => {
        const random = seeded(seed)
        const pick = (max: number) => Math.floor(random() * max)
        const state = values.reduce<Record<string, unknown>>(
          (disturbed, value) => disturb(iforfettari.catalog, disturbed, pick, value),
          randomState(random) as Record<string, unknown>,
        )
        expect([...wrong(state)].sort()).toEqual(byId(state, 'VALORE_NON_VALIDO'))
        const required = ['nomeCognome', 'tipologia', 'datiCollaboratore1.nomeCognome', 'datiCollaboratore2.nomeCognome'].filter((path) =>
          find(path)?.field.messages?.some((message) => message.id === 'CAMPO_OBBLIGATORIO' && holds(message.when, state)),
        )
        expect(required.sort()).toEqual(byId(state, 'CAMPO_OBBLIGATORIO'))
      }),
      { numRuns: howMany(300, 1_500) },
    )
  })

  it.each<[string, object]>([
    ['cinquanta beni', { confronto: { tabellaRettifica: { beni: Array(50).fill({}) } } }],
    ['cinquantuno beni', { confronto: { tabellaRettifica: { beni: Array(51).fill({ costo: -1 }) } } }],
    ['un comune senza scaglioni', conScaglioni(undefined)],
    ['un comune con scaglioni vuoti', conScaglioni([])],
    ['scaglioni che crescono', conScaglioni([15_000, 28_000, null])],
    ['due scaglioni uguali', conScaglioni([15_000, 15_000, null])],
    ['due scaglioni uguali al centesimo', conScaglioni([15_000.001, 15_000.002, null])],
    ['uno scaglione ultimo non vuoto', conScaglioni([15_000, 28_000])],
    ['dodici scaglioni', conScaglioni([...Array.from({ length: 11 }, (_, k) => k + 1), null])],
    ['tredici scaglioni', conScaglioni([...Array.from({ length: 12 }, (_, k) => k + 1), null])],
    ["un collaboratore che non c'è", { quotaCollab1: 20, datiCollaboratore1: { previdenza: { under21: 'forse' } } }],
    ["un collaboratore che c'è", { tipologia: 'IMPRESA', famigliare: true, quotaCollab1: 20, datiCollaboratore1: { previdenza: { under21: 'forse' } } }],
  ])("%s: la pagina e il motore sono d'accordo", (_, state) => {
    const whole = { annoImposta: 2026, ...state }
    expect([...wrong(whole)].sort()).toEqual(byId(whole, 'VALORE_NON_VALIDO'))
  })

  it('i campi non coerenti con la tipologia sono gli stessi nella pagina e nel motore', () => {
    for (let seed = 0; seed < howMany(100, 300); seed++) {
      const state = randomState(seeded(seed))
      const mine = ['famigliare', 'gestionePrevidenziale.tipoPrevidenza', 'gestionePrevidenziale.aliquotaSep', 'gestionePrevidenziale.cassaProfessionale']
        .filter((path) => find(path)?.field.messages?.some(({ id, when }) => id === 'NON_COERENTE_CON_TIPOLOGIA' && holds(when, state)))
        .sort()
      expect(mine).toEqual(byId(state, 'NON_COERENTE_CON_TIPOLOGIA'))
    }
  })
})
