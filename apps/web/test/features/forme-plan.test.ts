/** What the plan of Forme says of the forms of its path. */
import { piano as contratto, type forme } from '@bilancia/contract'
import { piano } from '@bilancia/tax-rules'
import { ThemeProvider } from '@mui/material'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { theme } from '../../src/design/theme.ts'
import { Anni } from '../../src/features/forme/piano/Anni.tsx'
import { simulator } from '../../src/features/forme/simulator.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { merge } from '../../src/features/simulator/path.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { inState, rendered } from './rendered.ts'

const consultant = {
  annoImposta: 2026,
  formaAttuale: 'PROFESSIONISTA',
  attivita: { tipologia: 'PROFESSIONE', gruppo: 8, annoInizio: 2015, ricavi: 60_000, professioneOrdinistica: false },
  previdenza: { aliquotaSep: 'PIENA', gestioneIvsSocieta: 'NESSUNA' },
  persone: [{ nome: 'Ada' }],
}

/** The words of the plan in which only these forms may be chosen. */
function detto(state: object, scelte: readonly forme.Forma[]): string {
  const made = createSimulation(simulator, 1)
  const values = merge(made.initial, { ...state, piano: { anni: 3, forme: scelte } })
  const trovato = piano.calcola(contratto.pianoDi(values))
  const simulation = inState(made, { values, result: {} })
  const anni = createElement(ThemeProvider, { theme }, createElement(Anni, { trovato, stale: false }))
  const page = createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, anni)
  return rendered(page, { simulation })
    .replaceAll(/<style.*?<\/style>|<[^>]+>/gs, '|')
    .replaceAll('&#x27;', "'")
}

const words = (state: object, scelte: readonly forme.Forma[]) => detto(state, scelte).replaceAll(/\|+/g, '|')

it('a form of the path is never without whether the law admits it, what is missing, and what its figures leave out', () => {
  const plan = words(consultant, ['SRL_TRASPARENTE'])
  expect(plan).toContain('|S.r.l. trasparente|ammessa| · |affidabilità: parziale|Manca: |Regione di residenza|')
  expect(plan).toContain('|Sulle quote dei soci non ci sono contributi, perché la gestione scelta per loro è «Nessuna»')
})

it('a message names its field', () => expect(words(consultant, ['FORFETTARIO'])).toContain('|Campo obbligatorio. |Vai a «Cliente»|'))

it('a form of the path that the table leaves out is named', () => {
  const escluse = (escludi: readonly forme.Forma[]) => words({ ...consultant, escludi }, ['SRL_TRASPARENTE'])
  expect(escluse(['SRL_TRASPARENTE'])).toContain(
    '|«Forme da non calcolare» vale per la tabella e non per il percorso, che sceglie «S.r.l. trasparente»: qui le forme si limitano in «Forme che si possono scegliere».|',
  )
  expect(escluse(['SRL_OTTIMIZZATA'])).not.toContain('Forme da non calcolare')
})

it('who is in an S.r.l. already does not read when to change to one', () => {
  expect(words(consultant, ['SRL_TRASPARENTE'])).toContain('|In S.r.l. dal|')
  const company = words({ ...consultant, formaAttuale: 'SRL_TRASPARENTE' }, ['SRL_TRASPARENTE'])
  expect(company).toContain('|Senza cambiare|')
  expect(company).not.toContain('|In S.r.l. dal|')
})

// A transparent company of 2026 retains 2,000 euro of its profit, which are in the net to compare and not in the net in hand.
it('the lanes add up to the sum below them, by whatever figure the forms are ranked', () => {
  const euro = (criterio: string) => {
    const [, lane = '', sum = ''] =
      /\|S\.r\.l\. trasparente\|([\d.]+) €\|.*?\|Cumulato\|([\d.]+) €/.exec(words({ ...consultant, criterio }, ['SRL_TRASPARENTE'])) ?? []
    return [lane, sum]
  }
  expect(euro('NETTO_COMPARABILE')).toEqual(['38.203', '38.203'])
  expect(euro('NETTO_IN_MANO')).toEqual(['36.203', '36.203'])
})
