/** Every explanation, computed again from its printed text; and its readability. */
import { isTaxYear, type TaxYear, valueAt } from '@bilancia/contract'
import { type Edition, type Explainer, explainer, type Nodo, nodiDi, radiceDi } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { budget4u, convsrl, iforfettari } from '../src/index.ts'
import { rifatta, scritto, stampato, uguali } from './calculator.ts'
import { randomBudget, randomSrl, randomState, seeded } from './random-states.ts'
import { riferimenti, type Simulatore, stati } from './riferimenti.ts'

const STATES = howMany(4, 200)

/** Golden states, spread over the file, and as many random ones. */
function statesOf(name: Simulatore, random: (random: () => number) => object): readonly object[] {
  const known = stati(name).filter((state) => isTaxYear(valueAt(state, 'annoImposta')))
  const every = Math.max(1, Math.floor((2 * known.length) / STATES))
  const chosen = known.filter((_, i) => i % every === 0)
  const next = seeded(12)
  return [...chosen, ...Array.from({ length: Math.max(0, STATES - chosen.length) }, () => random(next))]
}

/** States that every test reads. */
const READ_BY_ALL = 10

/** Every rule that an explanation of a state can contain. Those of the states that every test reads are made once. */
function nodesOf({ edition }: { readonly edition: (year: TaxYear) => Pick<Edition, 'program' | 'read'> }) {
  const known = new Map<TaxYear, Explainer>()
  const made = new Map<object, readonly Nodo[]>()
  return (state: object): readonly Nodo[] => {
    const before = made.get(state)
    if (before) return before
    const year = (state as { readonly annoImposta: TaxYear }).annoImposta
    const { program, read } = edition(year)
    const explain = known.get(year) ?? explainer(program)
    known.set(year, explain)
    const { values, texts } = read(state)
    program.evaluate(values)
    const explainRule = explain(values, texts)
    const nodes = program.rules.map((rule) => radiceDi(explainRule(rule)))
    if (made.size < READ_BY_ALL) made.set(state, nodes)
    return nodes
  }
}

/** Fails if a line, computed again as printed, does not give the printed result. */
function rifai({ id, tipo, testo, valore, conValori = '' }: Nodo, state: object): void {
  if (tipo !== 'regola') return
  const said = `${id}: ${testo}\n${conValori}\n${JSON.stringify(state)}`
  const again = (() => {
    try {
      return rifatta(conValori, typeof valore === 'boolean')
    } catch (error) {
      return expect.fail(`${error instanceof Error ? error.message : String(error)}\n${said}`)
    }
  })()
  if (!uguali(again, stampato(testo))) expect.fail(`rifatta dà ${scritto(again)}\n${said}`)
}

describe.each([
  ['iforfettari', nodesOf(iforfettari.programma), statesOf('iforfettari', randomState)] as const,
  ['convsrl', nodesOf(convsrl.programma), statesOf('convsrl', randomSrl)] as const,
  ['budget4u', nodesOf(budget4u.programma), statesOf('budget4u', randomBudget)] as const,
])('le spiegazioni di %s', (_, nodes, states) => {
  it(
    'rifatte con la calcolatrice, così come sono stampate, danno il risultato stampato',
    () => {
      for (const state of states) for (const nodo of nodes(state)) rifai(nodo, state)
    },
    60_000 + STATES * 5_000,
  )

  it('si leggono: nessuna doppia negazione, nessuna somma di niente, nessuna preposizione davanti a un nome senza articolo', () => {
    for (const state of states.slice(0, READ_BY_ALL))
      expect(
        nodes(state)
          .map(({ conValori = '', formula = '' }) => `${formula}\n${conValori}`)
          .filter((text) => /non \(non|nulla da sommare|ridott[oae] del\w* [A-Z]|\(zero\)|\bzero [+×/]|[+−×] zero|\[\]|undefined/.test(text)),
      ).toEqual([])
  })

  it('lasciano fuori le voci a zero, e le elencano', () => {
    for (const state of states.slice(0, READ_BY_ALL))
      expect(
        nodes(state).filter(
          ({ conValori = '', aZero = [], da }) => / \+ (?:(?! e )[^+−×/(:])*\[0,00 €\]($|,| [+−])/.test(conValori) || aZero.some((zero) => !da.includes(zero)),
        ),
      ).toEqual([])
  })

  it('hanno nomi che non si confondono con le operazioni', () => {
    for (const { nome } of nodes(states[0] as object)) {
      expect(nome).not.toMatch(/[[\]]/)
      expect(nome).not.toMatch(/^([\d(«−]|zero\b|il (maggiore|minore) tra|poiché|sempre\b|mai\b)/i)
    }
  })
})

describe('ciò che sta fuori dal programma di un anno', () => {
  const known = (name: Simulatore, ids: readonly string[]) => riferimenti(name).filter(({ id }) => ids.includes(id))

  it.each([
    ['il pareggio', iforfettari, known('iforfettari', ['controllo-2026']), /^pareggio/],
    ['lo stesso netto e la combinazione migliore', convsrl, known('convsrl', ['conv-riferimento']), /^(confronto\.stessoNetto|ottimizzatore)/],
    ['il piano triennale', budget4u, known('budget4u', ['bud-impresa-2026']), /^pianoTriennale/],
  ])('%s si rifà allo stesso modo; di una ricerca si dice che cosa ha trovato', (_, { percorsi, spiega }, chosen, which) => {
    expect(chosen.length).toBe(1)
    const seen = new Set<string>()
    for (const { stato } of chosen)
      for (const path of percorsi.filter((p) => which.test(p)))
        for (const nodo of Object.values(nodiDi(spiega(stato, path)))) {
          seen.add(nodo.tipo)
          if (nodo.trovato === undefined) rifai(nodo, stato)
          else expect(nodo).not.toHaveProperty('conValori')
        }
    expect(seen).toContain('regola')
  })
})
