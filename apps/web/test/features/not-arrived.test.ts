/** Where data did not arrive the page says so, with a way to ask again. An empty place would mean that there are none. */
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { BrandContext } from '../../src/design/brand.ts'
import { BreakEven } from '../../src/features/budget4u/answer/BreakEven.tsx'
import { simulator as budget } from '../../src/features/budget4u/simulator.ts'
import { Listino } from '../../src/features/forme/listino/Listino.tsx'
import { simulator as forme } from '../../src/features/forme/simulator.ts'
import { HomePage } from '../../src/features/home/HomePage.tsx'
import { AccessOfUser } from '../../src/features/own-access/AccessOfUser.tsx'
import { Closed } from '../../src/features/principals/Closed.tsx'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { aBrand } from '../a-brand.ts'
import { rendered, withoutAnswers } from './rendered.ts'

const places = [
  {
    what: 'the price list of the studio',
    page: createElement(Listino),
    simulation: createSimulation(forme, 1),
    said: 'Il listino dello studio non è arrivato.',
  },
  {
    what: 'the work of a closed user',
    page: createElement(Closed, { user: { Id: 3 }, at: '2026-11-20T10:00:00.000Z', mayHandOver: true }),
    said: 'Le sue elaborazioni non sono arrivate.',
  },
  {
    what: 'the access data of a user',
    page: createElement(AccessOfUser, { id: 3, commanded: true }),
    said: 'I dati di accesso di questo utente non sono arrivati.',
  },
  {
    what: 'the tools of the home page',
    page: createElement(BrandContext, { value: aBrand }, createElement(HomePage)),
    said: 'L&#x27;elenco degli strumenti non è arrivato',
  },
  {
    what: 'the break-even',
    page: createElement(BreakEven),
    simulation: createSimulation(budget, 1),
    said: 'I ricavi in pareggio non si sono potuti calcolare.',
  },
]

it.each(places)('$what', ({ page, said, ...around }) => {
  expect(rendered(page, around)).not.toContain(said)
  const html = withoutAnswers(page, around)
  expect(html).toContain(said)
  expect(html).toMatch(/<button[^>]*>Riprova/)
})
