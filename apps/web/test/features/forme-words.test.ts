/** The best form against today's, in words: never a negative amount "in più". */
import { forme } from '@bilancia/tax-rules'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { stati } from '../../../../packages/tax-rules/test/riferimenti.ts'
import { Mancanti } from '../../src/features/forme/Mancanti.tsx'
import { eventoDetto } from '../../src/features/forme/piano/Anni.tsx'
import { simulator } from '../../src/features/forme/simulator.ts'
import { inPiu, rispettoA } from '../../src/features/forme/words.ts'
import { ExplanationContext } from '../../src/features/simulator/explanation/context.ts'
import { createSimulation } from '../../src/features/simulator/simulation.ts'
import { rendered } from './rendered.ts'

type State = { readonly denominazione?: string; readonly requisiti?: object }
const [artigiano] = stati<State>('forme')

/** The best form, its advantage and today's form in words. */
function detto(formaAttuale: string, ricaviAnnoPrecedente: number) {
  const risultato = forme.calcola({ ...artigiano, formaAttuale, requisiti: { ...artigiano?.requisiti, ricaviAnnoPrecedente } })
  const colonne = 'colonne' in risultato ? risultato.colonne : []
  const migliore = colonne.find(({ forma }) => 'migliore' in risultato && forma === risultato.migliore)
  const oggi = colonne.find(({ forma }) => forma === formaAttuale)
  if (!migliore || !oggi || migliore.vantaggio === null) throw new Error('not calculated')
  const { importo, senso } = inPiu(migliore.vantaggio)
  return `${migliore.forma}: ${importo} ${senso} ${rispettoA(oggi)}`
}

// Golden line artigiano-solo: 38,739.74 kept with the flat rate, 28,273.75 as an ordinary sole trader, 10,465.99 between them.
it('a better form keeps more than today', () =>
  expect(detto('DITTA_INDIVIDUALE', 60_000)).toBe("FORFETTARIO: 10.465,99 € in più all'anno rispetto a oggi (Ditta individuale)"))

it('when today’s form is no longer allowed, the best of the others can keep less, and says why', () =>
  expect(detto('FORFETTARIO', 90_000)).toBe("DITTA_INDIVIDUALE: 10.465,99 € in meno all'anno rispetto a oggi (Forfettario, forma non ammessa)"))

it('the effect of an event is a sentence of its own', () => {
  const testo = "Esce dal forfettario: i ricavi dell'anno prima (88.000,00 €) superano 85.000,00 €"
  expect(eventoDetto(testo, 12_926.08)).toBe(`${testo}. Effetto: 12.926,08 €`)
  expect(eventoDetto(testo, null)).toBe(testo)
})

/** What a column says is missing. */
function manca(state: object, forma: string): string {
  const risultato = forme.calcola(state)
  const colonna = 'colonne' in risultato && risultato.colonne.find((una) => una.forma === forma)
  if (!colonna) throw new Error('not calculated')
  const page = createElement(ExplanationContext, { value: { explain: () => {}, goToField: () => {} } }, createElement(Mancanti, { colonna }))
  const html = rendered(page, { simulation: createSimulation(simulator, 1) })
  return html.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, '').replaceAll('&#x27;', "'")
}

it('a datum that was typed is not missing: the column says what it does not compute', () => {
  const lawyer = {
    annoImposta: 2026,
    attivita: { tipologia: 'PROFESSIONE', gruppo: 8, ricavi: 60_000 },
    persone: [{ nome: 'Ada', contributiCassaProf: 4_000 }],
  }
  const srl = manca({ ...lawyer, previdenza: { cassaProfessionale: true } }, 'SRL_TRASPARENTE')
  expect(srl).toMatch(/^Manca: Contributi alla cassa del professionista in società, che qui non si calcolano \(determinante\), /)
  const flat = { annoImposta: 2026, attivita: { tipologia: 'IMPRESA', gruppo: 9, ricavi: 60_000, costiNoti: false }, previdenza: { gestioneIvs: 'ARTIGIANO' } }
  expect(manca(flat, 'DITTA_INDIVIDUALE')).toMatch(/^Manca: Costi dell'attività \(determinante\), /)
  const partner = { ...flat, attivita: { ...flat.attivita, costiNoti: true }, persone: [{ nome: 'Ada', riduzione50: true }] }
  expect(manca(partner, 'SRL_TRASPARENTE')).toContain('Riduzione 50% del socio, che qui non si calcola')
})
