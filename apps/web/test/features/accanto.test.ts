/** The calendar beside the chosen one. */
import { expect, it } from 'vitest'
import { altreDi, formaDi, titoloDi } from '../../src/features/calendario/accanto.ts'

/** A column with figures. */
const colonna = (forma: string, posizione: number | null = null, esito = 'SI') => ({ forma, calcolata: true, posizione, ammissibilita: { esito } })
const forma = (calendario: object, tipologia = 'IMPRESA') =>
  altreDi('FORME', { attivita: { tipologia }, calendario }, { colonne: [colonna('FORFETTARIO')] })?.forma

it('in Forme the ordinary form of the activity stands beside the flat-rate regime', () => {
  expect(forma({})).toBe('DITTA_INDIVIDUALE')
  expect(forma({}, 'PROFESSIONE')).toBe('PROFESSIONISTA')
  expect(forma({ forma: 'PROFESSIONISTA' }, 'PROFESSIONE')).toBe('FORFETTARIO')
  expect(forma({ accanto: 'SRL_TRASPARENTE' })).toBe('SRL_TRASPARENTE')
})

it('is never the chosen one, also if that was chosen later', () => {
  expect(forma({ forma: 'SRL_TRASPARENTE', accanto: 'SRL_TRASPARENTE' })).toBe('FORFETTARIO')
  expect(forma({ forma: 'FORFETTARIO', accanto: 'FORFETTARIO' })).toBe('DITTA_INDIVIDUALE')
  const scenario = (calendario: object) => altreDi('CONVSRL', { calendario }, null)?.scenario
  expect([scenario({}), scenario({ scenario: 3 }), scenario({ accanto: 5 })]).toEqual([3, 1, 5])
  expect(scenario({ scenario: 5, accanto: 5 })).toBe(3)
})

it('says of a scenario of Convenienza Srl that it is still to be filled in', () => {
  const titolo = (scenario: number, dividendiTotali = 0) => titoloDi('CONVSRL', { datiSimulazioniSrl: { scenario3: { dividendiTotali } } }, null, { scenario })
  expect([titolo(1), titolo(3), titolo(3, 1_000), titolo(5)]).toEqual(['Normale', 'Solo dividendi (da compilare)', 'Solo dividendi', 'S.r.l trasparente'])
})

it('in Forme the calendar is that of today’s form, else of the best, until one is chosen; beside it stands one with figures', () => {
  const dati = { formaAttuale: 'DITTA_INDIVIDUALE', attivita: { tipologia: 'IMPRESA' } }
  const senzaForfettario = { colonne: [{ ...colonna('FORFETTARIO'), calcolata: false }, colonna('DITTA_INDIVIDUALE', 2), colonna('SRL_OTTIMIZZATA', 1)] }
  expect(formaDi(dati, senzaForfettario)).toBe('DITTA_INDIVIDUALE')
  expect(formaDi({ ...dati, formaAttuale: 'FORFETTARIO' }, senzaForfettario)).toBe('SRL_OTTIMIZZATA')
  expect(formaDi({ ...dati, calendario: { forma: 'FORFETTARIO' } }, senzaForfettario)).toBe('FORFETTARIO')
  expect(altreDi('FORME', dati, senzaForfettario)?.forma).toBe('SRL_OTTIMIZZATA')
  expect(titoloDi('FORME', dati, senzaForfettario, {})).toBe('Ditta individuale')
  expect([formaDi(dati, null), titoloDi('FORME', dati, null, {})]).toEqual([null, 'Nessuna forma'])
})
