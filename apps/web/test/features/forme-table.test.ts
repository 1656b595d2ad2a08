/** 'Confronto' of Forme, and tables of amounts: what stands beside the figures, and what stays while they scroll. */
import { forme } from '@bilancia/tax-rules'
import { ThemeProvider } from '@mui/material'
import { createElement, type ReactNode } from 'react'
import { expect, it } from 'vitest'
import { theme } from '../../src/design/theme.ts'
import { Classifica } from '../../src/features/forme/Classifica.tsx'
import { ConfrontoTab } from '../../src/features/forme/ConfrontoTab.tsx'
import { simulator } from '../../src/features/forme/simulator.ts'
import { Tabella } from '../../src/features/forme/Tabella.tsx'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { AmountTable } from '../../src/features/simulator/results/AmountTable.tsx'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

const lawyer = {
  ...{ annoImposta: 2026, formaAttuale: 'PROFESSIONISTA', attivita: { tipologia: 'PROFESSIONE', gruppo: 8, ricavi: 60_000 } },
  ...{ previdenza: { cassaProfessionale: true }, persone: [{ nome: 'Ada', contributiCassaProf: 4_000 }] },
}
const result = forme.calcola(lawyer)
const colonne = 'colonne' in result ? result.colonne : []

function shown(part: ReactNode) {
  const simulation = inState(createSimulation(simulator, 1), { values: lawyer, result: { ...result } })
  const page = createElement(ThemeProvider, { theme }, part)
  return rendered(createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, page), { simulation })
}

it('the picture of what remains says which of its bars are not ranked', () =>
  expect(shown(createElement(ConfrontoTab))).toMatch(/>Fuori classifica: S\.r\.l\., utile in società \([^<]*non affidabile\)/))

it('an effective rate has two decimals, like those beside it', () => {
  const html = shown(createElement(Tabella, { colonne: colonne.map((colonna) => ({ ...colonna, aliquotaEffettiva: 48.2 })) }))
  expect(html).toContain('>48,20%<')
  expect(html).not.toContain('48,2%')
})

it('only the columns that stay cover the shade of a table that continues', () => {
  const style = shown(createElement(Tabella, { colonne }))
  expect(style).toMatch(/\[data-today\]\{background-color:/)
  expect(style).not.toMatch(/ td\{[^}]*background-color/)
})

it('without a name above the names, the first heading of amounts stands above its amounts', () => {
  const html = rendered(createElement(AmountTable, { label: 'Due', columns: ['', 'Oggi', 'Poi'], rows: [{ key: 1, cells: ['Totale', '1', '2'] }] }))
  expect(html).toMatch(/<td data-name=""><\/td><th scope="col">Oggi<\/th>/)
  expect(html).toMatch(/<th scope="row" data-name="">Totale<\/th>/)
  expect(html).toMatch(/\[data-name\]\{text-align:left/)
  expect(html).not.toContain('th:first-of-type')
})

it('the mark of a provisional year stands beside its figure in the ranking, not half way to it', () => {
  const profilo = { ...lawyer, annoImposta: 2027 }
  const simulation = inState(createSimulation(simulator, 1), { values: profilo, result: { ...forme.calcola(profilo) } })
  const page = createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, createElement(Classifica))
  const html = rendered(page, { simulation }).replaceAll(/<style.*?<\/style>/gs, '')
  // One of the two parts of the row, which stand at its ends.
  expect(html).toMatch(/<span>Forfettario<\/span><span[^>]*><span[^>]* title="Provvisorio[^>]*>P<\/span><button[^>]*>50\.030,00<\/button><\/span><\/div>/)
})
