/** The calendar beside the chosen one. */
import { expect, it } from 'vitest'
import { altreDi, titoloDi } from '../../src/features/calendario/accanto.ts'

const forma = (calendario: object, tipologia = 'IMPRESA') => altreDi('FORME', { attivita: { tipologia }, calendario })?.forma

it('in Forme the ordinary form of the activity stands beside the flat-rate regime', () => {
  expect(forma({})).toBe('DITTA_INDIVIDUALE')
  expect(forma({}, 'PROFESSIONE')).toBe('PROFESSIONISTA')
  expect(forma({ forma: 'PROFESSIONISTA' }, 'PROFESSIONE')).toBe('FORFETTARIO')
  expect(forma({ accanto: 'SRL_TRASPARENTE' })).toBe('SRL_TRASPARENTE')
})

it('is never the chosen one, also if that was chosen later', () => {
  expect(forma({ forma: 'SRL_TRASPARENTE', accanto: 'SRL_TRASPARENTE' })).toBe('FORFETTARIO')
  expect(forma({ forma: 'FORFETTARIO', accanto: 'FORFETTARIO' })).toBe('DITTA_INDIVIDUALE')
  const scenario = (calendario: object) => altreDi('CONVSRL', { calendario })?.scenario
  expect([scenario({}), scenario({ scenario: 3 }), scenario({ accanto: 5 })]).toEqual([3, 1, 5])
  expect(scenario({ scenario: 5, accanto: 5 })).toBe(3)
})

it('says of a scenario of Convenienza Srl that it is still to be filled in', () => {
  const titolo = (scenario: number, dividendiTotali = 0) => titoloDi('CONVSRL', { datiSimulazioniSrl: { scenario3: { dividendiTotali } } }, { scenario })
  expect([titolo(1), titolo(3), titolo(3, 1_000), titolo(5)]).toEqual(['Normale', 'Solo dividendi (da compilare)', 'Solo dividendi', 'S.r.l trasparente'])
})
