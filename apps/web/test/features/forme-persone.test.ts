/** The persons of Forme: nobody with data is hidden, and removing one keeps the others. */
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { steps } from '../../src/features/forme/inizio/Inizio.tsx'
import { mostrate, posti, senza } from '../../src/features/forme/persone.ts'
import { simulator } from '../../src/features/forme/simulator.ts'
import { applyLoaded, importedAt } from '../../src/features/simulator/load/imported.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

const [anna, bruno, carla] = [{ nome: 'Anna' }, { nome: 'Bruno', quotaSociale: 30 }, { nome: 'Carla' }]

it('there are three places, and every person with data is shown, with a share or without', () => {
  expect(posti).toHaveLength(3)
  expect(mostrate({})).toBe(1)
  expect(mostrate({ persone: [anna] })).toBe(1)
  expect(mostrate({ persone: [anna, bruno] })).toBe(2)
  expect(mostrate({ persone: [anna, { codiceRegioneResidenza: 10 }, null] })).toBe(2)
  expect(mostrate({ persone: [anna, null, carla] })).toBe(3)
})

it('in the guided start a person added by mistake can be taken away again', () => {
  const Persone = steps.find(({ title }) => title === 'Le persone')?.content ?? expect.fail()
  const simulation = inState(createSimulation(simulator, 1), { values: { annoImposta: 2026, persone: [anna, { codiceRegioneResidenza: 10 }] } })
  const html = rendered(createElement(Persone), { simulation })
  expect([...html.matchAll(/aria-label="(Togli[^"]*)"/g)].map(([, label]) => label)).toEqual(['Togli la seconda persona'])
})

it('without one person the others keep their data', () => {
  expect(senza({ persone: [anna, bruno, carla] }, 1)).toEqual({ persone: [anna, carla, null] })
  expect(senza({ persone: [anna, bruno] }, 1)).toEqual({ persone: [anna, null] })
  expect(senza({ persone: [anna, bruno] }, 2)).toEqual({ persone: [anna, bruno, null] })
  expect(senza({}, 1)).toEqual({ persone: [] })
})

it('without one person the form says of the others what was imported, and nothing of an empty place', () => {
  const campo = (i: number) => `persone[${i}].redditi.pensione`
  const given = [0, 1, 2].map((i) => ({ campo: campo(i), valore: 1_000 * i, daDove: `RC1 di ${i}`, caselle: [], codiceFiscale: '' }))
  const before = applyLoaded({ persone: [anna, bruno, carla] }, given)
  const after = { ...before, ...senza(before, 1) }
  expect([0, 1, 2].map((i) => importedAt(after, campo(i))?.daDove)).toEqual(['RC1 di 0', 'RC1 di 2', undefined])
})
