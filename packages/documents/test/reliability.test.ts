/** Letters with a missing datum. */
import { expect, it } from 'vitest'
import { ids, letter, simulazione, texts } from './support.ts'

const FORFETTARIO = simulazione('controllo-2026')
const manca = (peso: 'DETERMINANTE' | 'MINORE', dato: string, ipotesi: string | null = null) => ({ dato, peso, perche: 'x', ipotesi, alPiu: null })
const con = (datiMancanti: readonly object[], lettera: object = {}) =>
  letter(FORFETTARIO, { stato: { lettera }, atteso: { confronto: { affidabilita: { grado: 'NON_AFFIDABILE', datiMancanti } } } })
const due = ['codiceRegioneResidenza', 'addizionaleComunalePercentuale'].map((dato) => manca('MINORE', `liquidazioneIrpef.altriDatiPersonali.${dato}`))
const senzaIvs = manca('DETERMINANTE', 'gestionePrevidenziale.tipoPrevidenza', 'nessuna iscrizione alla gestione artigiani o commercianti')

it('senza un dato determinante è una bozza, e non suggerisce nulla', () => {
  const bozza = con([senzaIvs])
  expect(bozza.bozza).toBe(true)
  expect(ids(bozza)).toContain('E1-bozza')
  expect(Object.values(texts(bozza)).join(' ')).not.toContain('Le suggeriamo')
  expect(texts(bozza)['R-bozza']).toBe(
    'La presente è una bozza non definitiva: il confronto non è affidabile finché non è indicato o confermato «Gestione IVS».',
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
  expect(texts(parziale)['R-mancanti']).toBe('Non è stato indicato, e può spostare il confronto: «Dati IRPEF del titolare, Regione di residenza».')
})

it('di una cassa calcolata in parte la lettera dice la parte che manca, non che il contributo non è stato indicato', () => {
  const cassa = texts(con([manca('MINORE', 'redditoContributiImposta.contributiCassaProf')]))
  expect(cassa['R-cassa']).toContain('sono calcolati senza la parte che le fonti consultate non pubblicano')
  expect(cassa['R-mancanti']).toBeUndefined()
  const senza = texts(con([manca('DETERMINANTE', 'redditoContributiImposta.contributiCassaProf')]))
  expect([senza['R-cassa'], senza['R-bozza']]).toEqual([undefined, expect.stringContaining('«Contributi alla cassa professionale»')])
})

it('più dati mancanti si nominano al plurale', () => {
  const bozza = con([senzaIvs, manca('DETERMINANTE', 'redditoContributiImposta.ricavi'), ...due])
  expect(texts(bozza)['R-bozza']).toMatch(/finché non sono indicati o confermati «Gestione IVS», «.+»\.$/)
  expect(texts(bozza)['R-mancanti']).toMatch(/^Non sono stati indicati, e possono spostare il confronto: «.+», «.+»\.$/)
})

it('gli avvisi che il cliente deve leggere sono nella lettera, ciascuno una volta, con le parole del risultato o, se parlano dello schermo, con parole loro', () => {
  const avviso = (id: string, testo: string) => ({ id, gravita: 'AVVISO', campo: 'x', testo })
  const messaggi = [
    avviso('QUOTE_OLTRE_49', 'Errore: valore quote > 49'),
    avviso('QUOTE_OLTRE_49', 'Errore: valore quote > 49'),
    avviso('CONIUGE_COLLABORATORE', 'Non per la lettera'),
    avviso('ESITO_SENSIBILE', "L'esito cambia: vedere l'analisi di sensibilità."),
  ]
  expect(texts(letter(FORFETTARIO, { atteso: { messaggi } }))['R-avvisi']).toBe(
    "Da verificare: Errore: valore quote > 49; l'esito può cambiare con l'indicizzazione dei contributi INPS o con la proroga del limite di 35.000 euro.",
  )
  expect(texts(letter('g1-015'))['R-avvisi']).toBe("Da verificare: Ricavi oltre il limite di 85.000: il regime cessa dall'anno successivo.")
  expect(texts(letter('massimale-gs'))['R-avvisi']).toContain('Possibile incompatibilità con la tipologia selezionata')
  expect(ids(letter(FORFETTARIO))).not.toContain('R-avvisi')
})

it("passati i primi cinque periodi il suggerimento dipende dall'aliquota del 5%", () => {
  const { E1, 'R-avvisi': avvisi } = texts(letter('art13-5ter-11001', { stato: { requisiti: {} } }))
  expect(E1).toMatch(
    /Le suggeriamo pertanto di applicare il regime forfettario(, ove ne sussistano i requisiti)?, a condizione che l'aliquota del 5% spetti ancora\./,
  )
  expect(avvisi).toBe('Da verificare: Aliquota 5% ammessa per i primi cinque periodi.')
  expect(texts(letter('nuovi-2025')).E1).not.toContain('spetti ancora')
})
