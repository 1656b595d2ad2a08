/** Letters with a missing datum. */
import { expect, it } from 'vitest'
import { ids, letter, simulazione, texts } from './support.ts'

const FORFETTARIO = simulazione('controllo-2026')
const manca = (peso: 'DETERMINANTE' | 'MINORE', dato: string, ipotesi: string | null = null) => ({ dato, peso, perche: 'x', ipotesi, alPiu: null })
const con = (datiMancanti: readonly object[], lettera: object = {}) =>
  letter(FORFETTARIO, { stato: { lettera }, atteso: { confronto: { affidabilita: { grado: 'NON_AFFIDABILE', datiMancanti } } } })
const senzaIvs = manca('DETERMINANTE', 'gestionePrevidenziale.tipoPrevidenza', 'nessuna iscrizione alla gestione artigiani o commercianti')

it('senza un dato determinante è una bozza, e non suggerisce nulla', () => {
  const bozza = con([senzaIvs])
  expect(bozza.bozza).toBe(true)
  expect(ids(bozza)).toContain('E1-bozza')
  expect(Object.values(texts(bozza)).join(' ')).not.toContain('Le suggeriamo')
  expect(texts(bozza)['R-bozza']).toBe(
    'La presente è una bozza non definitiva: il confronto non è affidabile finché non sono indicati o confermati «Gestione IVS».',
  )
})

it('confermato per nome, diventa una ipotesi della lettera', () => {
  const definitiva = con([senzaIvs], { conferme: ['gestionePrevidenziale.tipoPrevidenza'] })
  expect(definitiva.bozza).toBe(false)
  expect(texts(definitiva)['R-ipotesi']).toBe('Il calcolo assume: nessuna iscrizione alla gestione artigiani o commercianti.')
  expect(texts(definitiva).E1).toContain('Le suggeriamo pertanto di applicare il regime forfettario')
})

it('un dato che non si può dare per zero non si conferma', () => {
  expect(con([manca('DETERMINANTE', 'redditoContributiImposta.ricavi')], { conferme: ['redditoContributiImposta.ricavi'] }).bozza).toBe(true)
})

it('un dato minore è nominato e non fa una bozza', () => {
  const parziale = con([manca('MINORE', 'liquidazioneIrpef.altriDatiPersonali.codiceRegioneResidenza')])
  expect(parziale.bozza).toBe(false)
  expect(texts(parziale)['R-mancanti']).toBe('Non sono stati indicati, e possono spostare il confronto: «Dati IRPEF del titolare, Regione di residenza».')
})
