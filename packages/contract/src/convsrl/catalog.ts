/** Convenienza Srl: every field the adviser can fill, in the order of the form. Keys are the wire names. */
import { aliquotaIres, contabilita, gruppo, forfettario as riduzioni, righi } from '../activity.ts'
import { annoImposta, calcolaSalti, consideraSommeIntegrative, obbligatorio } from '../calculation.ts'
import { any, is, not } from '../fields/condition.ts'
import { asked, choice, flag, group, integer, money, optionalGroup, optionalMoney, percent, text, tuple } from '../fields/field.ts'
import type { Partially, StateOf } from '../fields/state.ts'
import { previdenza } from '../person.ts'
import * as condizioni from './conditions.ts'
import { gestioneIvs, gestioni, personali, redditi, socio } from './person.ts'

const ESTREMI = { min: -9_999_999 }
const information = true

const senzaSostitutiva = { shown: not(condizioni.sostitutiva26) }

const compensi = (cells: readonly [string, string, string]) =>
  tuple(
    'Compensi dei soci',
    cells.map((cell, i) => money(`Compenso del socio ${i + 1}`, { cell })),
  )

const compensoTotale = (cell: string) => money('Compenso totale', { cell, form: { elsewhere: 'sopra i compensi di ciascun socio' } })

const persona = (n: number) =>
  optionalGroup(`Persona ${n}`, {
    socio: integer('Socio', [0, 3], {
      names: { 0: 'Dati propri', 1: 'Socio 1', 2: 'Socio 2', 3: 'Socio 3' },
      help: 'Di un socio valgono i dati già scritti',
      form: { label: 'Chi è' },
    }),
    nome: text('Cognome e nome', { form: { label: 'Nome', shown: is('.socio', 0) } }),
    quota: percent('Quota', { decimals: 2, form: { shown: not(condizioni.diUnaPersona) } }),
    gestioneIvs: choice('Gestione IVS', { '': 'Come le altre persone', ...gestioni }, { form: { shown: condizioni.conIvs } }),
    contributiCassaProf: asked(money('Contributi alla cassa professionale', { help: 'Soggettivo e altri obbligatori', form: { shown: condizioni.conCassa } })),
    under21: {
      ...previdenza.under21,
      help: "Collaboratore dell'impresa familiare: aliquota ridotta fino al 2024",
      // The first is the owner.
      form: { shown: n > 1 ? condizioni.familiare : any() },
    },
    ...personali,
    redditi: group('Redditi', {
      ...redditi.fields,
      aliquotaCedolare: { ...redditi.fields.aliquotaCedolare, information, form: { elsewhere: 'la cedolare è la stessa prima e dopo' } },
    }),
  })

const datiSimulazioniSrl = group('Dati della società', {
  denominazione: text('Denominazione', { cell: 'G48', ...obbligatorio(is('datiSimulazioniSrl.denominazione', '')) }),
  idSocieta: text('Codice fiscale o partita IVA', { cell: 'IDSocieta', information }),
  utileAnteImposte: asked(money('Utile ante imposte', { ...ESTREMI, cell: 'K62', help: 'Prima di IRES, IRAP e compensi ai soci' })),
  variazioniAumento: money('Variazioni in aumento', { cell: 'K63' }),
  variazioniDiminuzione: money('Variazioni in diminuzione', { cell: 'K64' }),
  ricavi: money('Ricavi', { max: 999_999_999, help: 'Per il limite della trasparenza' }),
  aliquotaIres: { ...aliquotaIres, cell: 'D65', help: '24; 20 solo nel 2025' },
  iresPremialeConfermata: flag("Requisiti dell'IRES premiale verificati", { form: { shown: condizioni.iresPremiale } }),
  irap: group('IRAP', {
    modalita: choice('IRAP', { CALCOLATA: 'Calcolata', ESCLUSA: 'Esclusa' }),
    aliquota: percent('Aliquota IRAP', { max: 10, default: 3.9, form: { control: 'aliquotaIrap' } }),
    valoreProduzione: optionalMoney('Valore della produzione', {
      ...ESTREMI,
      form: { computed: 'irapApplicata.valoreProduzione' },
      help: "Vuoto: l'utile ante imposte. Il valore vero comprende anche interessi passivi, personale a termine, accantonamenti, perdite su crediti e IMU",
    }),
    deduzioniPersonale: money('Deduzioni per il personale', { help: 'Con un valore della produzione presunto non si sottraggono' }),
  }),
  capitaleSociale: money('Capitale sociale', { default: 10_000 }),
  riservaLegaleEsistente: money('Riserva legale esistente'),
  perditePregresse: money('Perdite pregresse', { help: "Da coprire prima di distribuire: l'imponibile IRES non le conta" }),
  soci: tuple('Soci', [
    group('Socio 1', socio(1, { nome: 'C52', quota: 'K52' })),
    group('Socio 2', socio(2, { nome: 'C53', quota: 'K53' })),
    group('Socio 3', socio(3, { nome: 'C54', quota: 'K54' })),
  ]),
  scenario2: group('Solo compenso', { compensoTotale: compensoTotale('D72'), compensi: compensi(['G74', 'G75', 'G76']) }),
  scenario3: group('Solo dividendi', { dividendiTotali: money('Dividendi distribuiti', { cell: 'D83' }) }),
  scenario4: group('Compensi e dividendi', {
    compensoTotale: compensoTotale('D89'),
    compensi: compensi(['G91', 'G92', 'G93']),
    dividendiTotali: money('Dividendi distribuiti', { cell: 'D88' }),
  }),
  scenario5: group('S.r.l. trasparente', { utilePrelevato: optionalMoney('Utile prelevato', { help: 'Vuoto: tutto il distribuibile' }) }),
  scenario6: group('Trasparente e compensi', {
    compensoTotale: compensoTotale('D102'),
    compensi: compensi(['G104', 'G105', 'G106']),
    utilePrelevato: optionalMoney('Utile prelevato', { help: 'Vuoto: tutto il distribuibile' }),
  }),
  dividendi: group('Dividendi', {
    sostitutiva26: flag('Imposta sostitutiva 26%', { default: true, cell: 'J111', enabled: condizioni.sostitutivaModificabile }),
    rilevanzaFiscale: percent('Rilevanza fiscale', {
      options: [0, 40, 49.72, 58.14],
      cell: 'E111',
      enabled: condizioni.rilevanzaModificabile,
      help: "Si sceglie togliendo l'imposta sostitutiva. Fino al 2022 si dà per vero che gli utili siano fino al 2017 e la partecipazione qualificata",
    }),
    deliberaEntro2022: flag('Delibera entro il 31/12/2022 su utili fino al 2017, partecipazione qualificata', { form: senzaSostitutiva }),
    partecipazioneRegimeImpresa: flag("Partecipazione in regime d'impresa", {
      form: senzaSostitutiva,
      help: 'Il 58,14% vale per ogni partecipazione: la soglia del 5% o di 500.000 € della L. 199/2025 è abrogata dal D.L. 38/2026, art. 11, dalla stessa data',
    }),
  }),
})

/** What Convenienza Srl asks of a flat-rate taxpayer, a professional or an association. */
const attivita = group('Attività di oggi', {
  tipologia: choice('Tipologia', { NON_DEFINITO: 'Non definito', IMPRESA: 'Impresa', PROFESSIONE: 'Professione' }, { form: { shown: condizioni.forfettario } }),
  gruppo: { ...gruppo, form: { shown: condizioni.forfettario } },
  impostaSost: { ...riduzioni.aliquotaSostitutiva, options: [5, 15], default: 15, form: { shown: condizioni.forfettario } },
  riduzione35: { ...riduzioni.riduzione35, form: { shown: condizioni.attivitaImpresa } },
  aliquotaSep: choice('Gestione separata', { NESSUNA: 'Nessuna', RIDOTTA: 'Ridotta', PIENA: 'Piena' }, { form: { shown: condizioni.senzaCassa } }),
  cassaProfessionale: flag('Cassa professionale', { form: { shown: condizioni.attivitaProfessione } }),
  riduzione50: { ...previdenza.riduzione50, form: { elsewhere: 'tra i contributi della persona di oggi' } },
  ricaviCosti: group('Ricavi e costi di oggi', {
    ricaviNormale: optionalMoney('Ricavi o compensi', { help: "Vuoto: dell'attività contano i ricavi e l'utile della società, senza i righi" }),
    ...righi({ form: { shown: condizioni.attivitaImpresa } }, { form: { shown: condizioni.attivitaProfessione } }),
  }),
})

const confronto = group('Confronto con la forma di oggi', {
  formaAttuale: choice('Forma di oggi', {
    NESSUNA: 'Nessun confronto',
    DITTA_INDIVIDUALE: 'Ditta individuale',
    IMPRESA_FAMILIARE: 'Impresa familiare',
    SOCIETA_DI_PERSONE: 'Società di persone',
    FORFETTARIO: 'Forfettario',
    PROFESSIONISTA: 'Professionista',
    STUDIO_ASSOCIATO: 'Studio associato',
  }),
  attivita,
  contabilita: { ...contabilita, form: { shown: condizioni.conContabilita } },
  gestioneIvs: { ...gestioneIvs('Gestione IVS'), form: { shown: condizioni.conIvs } },
  autonomaOrganizzazione: flag('Autonoma organizzazione', {
    default: true,
    help: 'IRAP di ditta e impresa familiare fino al 2021',
    form: { shown: condizioni.autonomaOrganizzazione },
  }),
  persone: tuple('Persone', [persona(1), persona(2), persona(3), persona(4), persona(5)]),
  costi: group('Costi della società', {
    contabilita: asked(money('Contabilità e consulenza: differenza annua', { form: { label: "Contabilità, all'anno" } })),
    tassaConcessioneGovernativa: money('Tassa di concessione governativa', { default: 309.87, form: { label: 'Concessione governativa' } }),
    dirittoAnnuale: money('Diritto annuale: differenza', { form: { label: 'Diritto annuale' } }),
    depositoBilancio: money('Deposito del bilancio'),
    notaio: money('Notaio e atto, una tantum'),
    anniNotaio: integer('Anni su cui ripartire il notaio', [1, 30], { default: 5, form: { label: 'Anni per ripartirlo' } }),
  }),
  soglia: money('Risparmio sotto il quale è indifferente', {
    default: 1_000,
    form: { label: 'Indifferente fino a', help: 'Un risparmio più piccolo non decide' },
  }),
})

/** The input of the search for the best mix. A calculation without the search ignores it. */
const ottimizzatore = group('Ottimizzatore', {
  attivo: flag('Cerca la combinazione migliore', { form: { elsewhere: 'lo manda il pulsante della ricerca' } }),
  scenario: integer('Scenario', [4, 6], { options: [4, 6], default: 4, names: { 4: 'Compensi e dividendi', 6: 'Trasparente e compensi' } }),
  obiettivo: choice('Obiettivo', {
    PRELIEVO_MINIMO: 'Prelievo minimo',
    PRELIEVO_MINIMO_A_NETTO_DATO: 'Prelievo minimo a netto dato',
    NETTO_MASSIMO: 'Netto massimo',
  }),
  compensoMinimoSePresente: money('Compenso minimo, se presente', {
    form: { help: '' },
    help: 'Un compenso è nullo oppure almeno questo: di pochi euro esisterebbe solo sulla carta',
  }),
  compensiMinimi: tuple(
    'Compensi minimi',
    [1, 2, 3].map((n) => money(`Compenso minimo del socio ${n}`)),
  ),
  compensiMassimi: tuple(
    'Compensi massimi',
    [1, 2, 3].map((n) => optionalMoney(`Compenso massimo del socio ${n}`, { help: 'Vuoto: nessun limite' })),
  ),
  nettiObiettivo: tuple(
    'Netti da garantire',
    [1, 2, 3].map((n) => money(`Netto da garantire al socio ${n}`, { help: "Per l'obiettivo a netto dato" })),
  ),
})

export const catalog = {
  annoImposta,
  consideraSommeIntegrative,
  calcolaSalti,
  datiSimulazioniSrl,
  confronto,
  ottimizzatore,
}

/** The whole input state of Convenienza Srl. */
export type State = StateOf<typeof catalog>
/** The state in a request. A missing key takes its default. */
export type Input = Partially<State>
