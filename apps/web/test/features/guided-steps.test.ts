/** The steps of the guided starts of Budget4u and Forme. */
import { budget4u } from '@bilancia/tax-rules'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { steps } from '../../src/features/budget4u/inizio/Inizio.tsx'
import { simulator } from '../../src/features/budget4u/simulator.ts'
import { steps as stepsOfForme } from '../../src/features/forme/inizio/Inizio.tsx'
import { simulator as forme } from '../../src/features/forme/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { fillFrom } from '../../src/features/simulator/guided/FromClient.tsx'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

const persone = ['PROFESSIONE', 'IMPRESA', 'IMPRESA_FAMILIARE']
const societa = ['SOCIETA_DI_PERSONE', 'SRL_TRASPARENTE', 'SRL_NON_TRASPARENTE']

/** The HTML of each step that is shown in a state. */
function shown(tipologia: string, regime: string) {
  const values = { annoImposta: 2026, informazioniCostiDiAvvio: { tipologia, regime } }
  const { risultato, quadro } = budget4u.calcolaConQuadro(values)
  const simulation = inState(createSimulation(simulator, 1), { values, result: { ...risultato, quadro } })
  const asked = steps.filter(({ when }) => !when || simulation.rules.holds(when, values))
  const html = (content: (typeof steps)[number]['content']) =>
    rendered(createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, createElement(content)), { simulation })
  const mancanti = 'risultati' in risultato ? (risultato.risultati?.affidabilita.datiMancanti ?? []) : []
  return { asked: asked.map(({ title, content }) => ({ title, html: html(content) })), mancanti }
}

const whole = [
  ...persone.flatMap((tipologia) => ['NORMALE', 'FORFETARIO'].map((regime) => [tipologia, regime] as const)),
  ...societa.map((tipologia) => [tipologia, 'NORMALE'] as const),
]

it.each([...whole, ['NON_DEFINITO', 'NON_DEFINITO'] as const, ['IMPRESA', 'NON_DEFINITO'] as const])(
  '%s %s: every step asks something',
  (tipologia, regime) => {
    const { asked } = shown(tipologia, regime)
    expect(asked.filter(({ html }) => !/<(input|select)/.test(html)).map(({ title }) => title)).toEqual([])
  },
)

it.each(whole)('%s %s: the steps ask every determining datum', (tipologia, regime) => {
  const { asked, mancanti } = shown(tipologia, regime)
  const dati = mancanti.filter(({ peso }) => peso === 'DETERMINANTE').map(({ dato }) => dato)
  expect(dati).not.toEqual([])
  expect(dati.filter((dato) => !asked.some(({ html }) => html.includes(`id="campo-${dato}"`) || html.includes(`id="numero-${dato}"`)))).toEqual([])
})

it('Forme asks about contributions only when it knows the kind of activity', () => {
  const { rules } = createSimulation(forme, 1)
  const titles = (tipologia: string) =>
    stepsOfForme.filter(({ when }) => !when || rules.holds(when, { annoImposta: 2026, attivita: { tipologia } })).map(({ title }) => title)
  expect([titles('IMPRESA').includes('Previdenza'), titles('NON_DEFINITO').includes('Previdenza')]).toEqual([true, false])
})

it('a field that the user has emptied is not filled in again, unless the folder knows another value', () => {
  const simulation = createSimulation(forme, 1)
  const known = { denominazione: 'Rossi Mario', 'attivita.gruppo': 9 }
  expect(fillFrom(simulation, known)).toEqual(['denominazione', 'attivita.gruppo'])
  simulation.store.getState().set('denominazione', '')
  expect(fillFrom(simulation, known)).toEqual([])
  expect(simulation.store.getState().values).toMatchObject({ denominazione: '', attivita: { gruppo: 9 } })
  expect(fillFrom(simulation, { ...known, denominazione: 'Rossi Maria' })).toEqual(['denominazione'])
})
