/**
 * Budget4u on screen (section 4.4 of the specification and the rule page): which elements are shown, which changes clear which fields, which changes
 * restart the simulation.
 */
import { describe, expect, it } from 'vitest'
import { budget4u, evaluator, initialState, invalid, labelsOf, located, nomeDato, restarts, settled } from '../src/index.ts'

const { catalog, elementi, effects, opzioni, restart, schede } = budget4u
const rules = evaluator(catalog)

type Valori = Readonly<Record<string, unknown>>
/** A new state with a few values changed, by path. */
function con(valori: Valori): object {
  const state = structuredClone(initialState(catalog)) as unknown as Record<string, unknown>
  for (const [path, value] of Object.entries(valori)) {
    const keys = path.split('.')
    const last = keys.pop() as string
    const at = keys.reduce<Record<string, unknown>>((s, key) => s[key] as Record<string, unknown>, state)
    at[last] = value
  }
  return state
}
const TIPOLOGIA = 'informazioniCostiDiAvvio.tipologia'
const REGIME = 'informazioniCostiDiAvvio.regime'
const chi = (tipologia: string, regime = 'NORMALE', altro: Valori = {}) => con({ [TIPOLOGIA]: tipologia, [REGIME]: regime, ...altro })

const tipologie = Object.keys(budget4u.tipologie)
const [, ...definite] = tipologie
const persone = ['PROFESSIONE', 'IMPRESA', 'IMPRESA_FAMILIARE']
const societa = ['SOCIETA_DI_PERSONE', 'SRL_TRASPARENTE', 'SRL_NON_TRASPARENTE']
const ditte = ['IMPRESA', 'IMPRESA_FAMILIARE', ...societa]

/** Each element with the types for which it is shown in the ordinary regime. */
const perTipologia: readonly (readonly [keyof typeof elementi, readonly string[]])[] = [
  ['compilareTipologia', ['NON_DEFINITO']],
  ['moduloDitta', ditte],
  ['moduloProfessionista', ['PROFESSIONE']],
  ['rigaAttoCostitutivo', societa],
  ['rigaRegistro', ditte],
  ['pulsanteInail', ditte],
  ['pulsanteDettagli', tipologie.filter((t) => t !== 'IMPRESA')],
  ['bloccoTitolare', ['IMPRESA']],
  ['bloccoProfessionista', ['PROFESSIONE']],
  ['bloccoFamiliare', ['IMPRESA_FAMILIARE']],
  ['bloccoSoci', ['SOCIETA_DI_PERSONE', 'SRL_TRASPARENTE']],
  ['bloccoSociIvs', ['SRL_NON_TRASPARENTE']],
  ['calcolaQuoteCollab', ['IMPRESA_FAMILIARE']],
  ['calcolaQuoteSoci', societa],
  ['confrontoForfetario', persone],
]

describe('che cosa si vede', () => {
  it.each(perTipologia)('%s per %j', (elemento, attese) => {
    expect(tipologie.filter((t) => rules.holds(elementi[elemento].visibile, chi(t)))).toEqual(tipologie.filter((t) => attese.includes(t)))
  })

  it.each([
    ['NON_DEFINITO', 'NON_DEFINITO', ['dati', 'costiDiAvvio', 'risultati']],
    ['IMPRESA', 'NON_DEFINITO', ['dati', 'costiDiAvvio', 'risultati']],
    ['NON_DEFINITO', 'NORMALE', ['dati', 'costiDiAvvio', 'risultati']],
    ['IMPRESA', 'NORMALE', ['dati', 'costiDiAvvio', 'contoEconomico', 'risultati']],
    ['SRL_NON_TRASPARENTE', 'NORMALE', ['dati', 'costiDiAvvio', 'contoEconomico', 'risultati']],
    ['PROFESSIONE', 'FORFETARIO', ['dati', 'forfetario', 'risultati']],
    ['IMPRESA_FAMILIARE', 'FORFETARIO', ['dati', 'forfetario', 'risultati']],
  ])('le schede di %s in regime %s', (tipologia, regime, attese) => {
    const state = chi(tipologia, regime)
    expect(Object.entries(schede).flatMap(([nome, { visibile }]) => (rules.holds(visibile, state) ? [nome] : []))).toEqual(attese)
  })

  it('il pulsante Inail si attiva quando il modello è definito, e prima dice che cosa compilare', () => {
    const { abilitato } = elementi.pulsanteInail
    const con = (tipologiaInail: string) => chi('IMPRESA', 'NORMALE', { 'contoEconomicoDittaSocieta.tipologiaInail': tipologiaInail })
    expect(['NON_DEFINITO', 'ARTIGIANATO', 'INDUSTRIA_E_COMMERCIO'].map((t) => rules.holds(abilitato, con(t)))).toEqual([false, true, true])
    expect(catalog.contoEconomicoDittaSocieta.fields.tipologiaInail.help).toBe('Compilare il campo per attivare il tasto Inail')
    expect(elementi.compilareTipologia.avviso).toBe("Compilare 'Tipologia' nella pagina COSTI DI AVVIO")
  })

  it('una riga che non è di questa tipologia si vede finché i suoi importi contano', () => {
    const SPESE = 'informazioniCostiDiAvvio.speseDiAvvio'
    const con_ = (tipologia: string, riga: string, colonna: string) => chi(tipologia, 'NORMALE', { [`${SPESE}.${riga}.${colonna}`]: 1 })
    for (const colonna of ['speseVive', 'consulenzeEsterne', 'consulenzeInterne'])
      expect(rules.holds(elementi.rigaAttoCostitutivo.visibile, con_('IMPRESA', 'attoCostituzioneSocieta', colonna)), colonna).toBe(true)
    for (const colonna of ['consulenzeEsterne', 'consulenzeInterne']) {
      expect(rules.holds(elementi.rigaAlbo.visibile, con_('IMPRESA', 'iscrizioneAlbo', colonna)), colonna).toBe(true)
      expect(rules.holds(elementi.rigaRegistro.visibile, con_('PROFESSIONE', 'iscrizioneRegistroImprese', colonna)), colonna).toBe(true)
    }
  })

  it("la riga dell'albo è degli artigiani", () => {
    const con = (gestioneIvs: string) => chi('IMPRESA', 'NORMALE', { 'imposteContributi.gestioneIvs': gestioneIvs })
    expect(['NON_DEFINITA', 'ARTIGIANO', 'COMMERCIANTE'].map((g) => rules.holds(elementi.rigaAlbo.visibile, con(g)))).toEqual([false, true, false])
  })

  it.each([
    [REGIME, 'FORFETARIO', persone],
    ['imposteContributi.gestioneIvs', 'NESSUNA', ['SRL_NON_TRASPARENTE']],
    ['forfetari.gruppoDiSettore.gruppo', '2', definite.filter((t) => t !== 'PROFESSIONE')],
    ['forfetari.gruppoDiSettore.gruppo', '9', definite.filter((t) => t !== 'PROFESSIONE')],
  ])("nell'elenco %s la voce %s è offerta a %j", (campo, voce, attese) => {
    const quando = opzioni[campo]?.[voce]
    if (!quando) throw new Error('option without a condition')
    expect(definite.filter((t) => rules.holds(quando, chi(t)))).toEqual(attese)
  })
  it('un professionista ha solo il gruppo non definito e quello delle attività professionali', () => {
    const limitate = Object.keys(opzioni['forfetari.gruppoDiSettore.gruppo'] ?? {}).map(Number)
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((g) => !limitate.includes(g))).toEqual([0, 8])
  })

  it.each([
    ['forfetari.tipologia', ['IMPRESA', 'IMPRESA_FAMILIARE']],
    ['forfetari.riduzione35', ['IMPRESA', 'IMPRESA_FAMILIARE']],
    ['forfetari.previdenza', ['PROFESSIONE']],
    ['forfetari.collaboratoreFamiliare', ['IMPRESA_FAMILIARE']],
    ['forfetari.ricaviCompensi', persone],
  ])('nel forfetario %s conta per %j', (campo, attese) => {
    expect(tipologie.filter((t) => rules.applies(campo, chi(t, 'FORFETARIO')))).toEqual(attese)
    expect(tipologie.filter((t) => rules.applies(campo, chi(t)))).toEqual([])
  })
  it.each([
    ['contoEconomicoDittaSocieta.ricavi', ditte],
    ['contoEconomicoProfessionista.compensi', ['PROFESSIONE']],
    ['imposteContributi.gestioneIvs', ditte],
    ['imposteContributi.previdenzaProfessionista', ['PROFESSIONE']],
    ['imposteContributi.titolare.quota', ['IMPRESA_FAMILIARE']],
    ['imposteContributi.aliquotaIres', ['SRL_NON_TRASPARENTE']],
    ['informazioniCostiDiAvvio.contabilita', ['IMPRESA', 'IMPRESA_FAMILIARE', 'SOCIETA_DI_PERSONE']],
    ['informazioniCostiDiAvvio.codiceRegioneResidenza', definite.filter((t) => t !== 'SRL_NON_TRASPARENTE')],
    ['iscrizioneRegistroImprese.societa.praticaTelematica.importo', societa],
    ['iscrizioneRegistroImprese.dittaIndividuale.pratica.importo', ['IMPRESA', 'IMPRESA_FAMILIARE']],
  ])('nel regime normale %s conta per %j', (campo, attese) => {
    expect(tipologie.filter((t) => rules.applies(campo, chi(t)))).toEqual(attese)
  })

  it('la rivalsa calcolata si vede con la gestione IVS e il collaboratore', () => {
    const con = (altro: Valori) => rules.holds(elementi.rivalsaCalcolata.visibile, chi('IMPRESA_FAMILIARE', 'FORFETARIO', altro))
    expect(con({ 'forfetari.tipologia': 'ARTIGIANO', 'forfetari.collaboratoreFamiliare': true })).toBe(true)
    expect(con({ 'forfetari.collaboratoreFamiliare': true })).toBe(false)
    expect(con({ 'forfetari.tipologia': 'COMMERCIANTE' })).toBe(false)
  })

  it('i contributi del forfetario sono di altri mesi per la sola ditta che non dura tutto l’anno', () => {
    const mesi = (tipologia: string, mesiAttivita: number | null) =>
      rules.holds(elementi.contributiDiAltriMesi.visibile, chi(tipologia, 'NORMALE', { 'informazioniCostiDiAvvio.mesiAttivita': mesiAttivita }))
    expect([mesi('IMPRESA', 11), mesi('IMPRESA_FAMILIARE', 1)]).toEqual([true, true])
    expect([mesi('IMPRESA', 12), mesi('IMPRESA', null), mesi('PROFESSIONE', 6), mesi('SOCIETA_DI_PERSONE', 6)]).toEqual([false, false, false, false])
  })
})

describe('che cosa un campo azzera', () => {
  const soci = [{ quota: 60 }, { quota: 40 }]
  const inail = { 'inail.classeDiRischio': 4, 'inail.numeroAssicurati': 3, 'inail.addizionale1PerCento': false, 'inail.premioManuale': 100 }

  it.each<[string, string, Valori, Valori]>([
    [
      'il modello INAIL riporta la sua sezione ai valori predefiniti',
      'contoEconomicoDittaSocieta.tipologiaInail',
      inail,
      { 'inail.classeDiRischio': 0, 'inail.numeroAssicurati': 1, 'inail.addizionale1PerCento': true, 'inail.premioManuale': null },
    ],
    [
      'nessun socio IVS azzera le quote di chi è in elenco',
      'imposteContributi.gestioneIvs',
      { 'imposteContributi.gestioneIvs': 'NESSUNA', 'imposteContributi.soci': soci },
      { 'imposteContributi.soci[0].quota': 0, 'imposteContributi.soci[1].quota': 0 },
    ],
    [
      'artigiano o commerciante lascia le quote',
      'imposteContributi.gestioneIvs',
      { 'imposteContributi.gestioneIvs': 'ARTIGIANO', 'imposteContributi.soci': soci },
      {},
    ],
    [
      'la gestione separata azzera il contributo della cassa',
      'imposteContributi.previdenzaProfessionista',
      { 'imposteContributi.previdenzaProfessionista': 'GESTIONE_SEPARATA_PIENA', 'imposteContributi.contributoCassa': 4_200 },
      { 'imposteContributi.contributoCassa': 0 },
    ],
    [
      'la cassa autonoma lo lascia',
      'imposteContributi.previdenzaProfessionista',
      { 'imposteContributi.previdenzaProfessionista': 'CASSA_AUTONOMA', 'imposteContributi.contributoCassa': 4_200 },
      {},
    ],
    [
      'lo stesso nel forfetario',
      'forfetari.previdenza',
      { 'forfetari.previdenza': 'GESTIONE_SEPARATA_RIDOTTA', 'forfetari.contributoCassa': 900 },
      { 'forfetari.contributoCassa': 0 },
    ],
    ['un altro campo non azzera nulla', 'contoEconomicoDittaSocieta.ricavi', { ...inail, 'contoEconomicoDittaSocieta.ricavi': 1 }, {}],
  ])('%s', (_, campo, valori, attesi) => expect(Object.fromEntries(settled(effects, rules, campo, con(valori)))).toEqual(attesi))

  it('ogni gestione e ogni previdenza è una scelta sola: due insieme non si possono scrivere', () => {
    for (const path of [
      'imposteContributi.gestioneIvs',
      'imposteContributi.previdenzaProfessionista',
      'forfetari.tipologia',
      'forfetari.previdenza',
      'dirittiCCIAA.sezione',
    ])
      expect(rules.find(path)?.field.kind, path).toBe('choice')
  })
})

describe('che cosa ricomincia da capo', () => {
  it.each([
    [TIPOLOGIA, 'NON_DEFINITO', 'IMPRESA', false],
    [TIPOLOGIA, 'IMPRESA', 'PROFESSIONE', true],
    [TIPOLOGIA, 'IMPRESA', 'IMPRESA', false],
    [REGIME, 'NON_DEFINITO', 'FORFETARIO', false],
    [REGIME, 'NORMALE', 'FORFETARIO', true],
    ['informazioniCostiDiAvvio.contabilita', 'SEMPLIFICATA', 'ORDINARIA', false],
  ])('%s da %s a %s: %s', (campo, prima, dopo, atteso) => expect(restarts(restart, rules, campo, con({ [campo]: prima }), dopo)).toBe(atteso))

  it('un secondo cambio di tipologia o di regime, e nessun altro campo', () => {
    const altri = located(catalog).filter(({ path }) => path !== TIPOLOGIA && path !== REGIME)
    const state = chi('IMPRESA', 'NORMALE')
    expect(altri.filter(({ path }) => restarts(restart, rules, path, state, 'altro')).map(({ path }) => path)).toEqual([])
    expect(restarts(restart, rules, TIPOLOGIA, {}, 'IMPRESA')).toBe(false)
    expect(restart.testo).toBe("La modifica di uno di questi campi comporta il reset della simulazione impostata fin'ora. Procedere comunque?")
  })
})

describe('il catalogo', () => {
  const fields = located(catalog)

  it('dà a ogni campo un nome e un valore predefinito che i suoi limiti ammettono', () => {
    for (const { path, field } of fields) {
      expect(field.label.trim(), path).not.toBe('')
      if ('default' in field) expect(invalid(field, field.default), path).toBe(false)
    }
  })
  it('ha le celle della specifica, ciascuna dove la pagina della regola la mette', () => {
    const cells = new Map(fields.map(({ path, field }) => [field.cell, path]))
    expect(['E16', 'I50', 'J28', 'G34', 'J70', 'C19', 'F54', 'J214', 'D56'].map((cell) => cells.get(cell))).toEqual([
      'informazioniCostiDiAvvio.investimenti.fabbricato.costo',
      'informazioniCostiDiAvvio.speseDiAvvio.altro2.consulenzeInterne',
      'iscrizioneRegistroImprese.dittaIndividuale.bollo.importo',
      'contoEconomicoDittaSocieta.speseTelefoniche',
      'contoEconomicoProfessionista.compensi',
      'inail.classeDiRischio',
      'imposteContributi.irap.soggetto',
      'imposteContributi.aliquotaIres',
      'forfetari.ricaviCompensi',
    ])
  })
  it('nomina messaggi che esistono', () => {
    for (const { field } of fields) for (const { id } of field.messages ?? []) expect(budget4u.messages).toHaveProperty(id)
  })
})

it('a missing premium is named with whose it is, because the list of missing data has no section around it', () =>
  expect(nomeDato(labelsOf(catalog), budget4u.mancanze.inailStimato.dato)).toBe('Premio INAIL'))
