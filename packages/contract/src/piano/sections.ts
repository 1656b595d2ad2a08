/** The forms of Forme e piano, section by section. */
import { is, not } from '../fields/condition.ts'
import { laidOut, under } from '../fields/section.ts'
import { righeReddito } from '../iforfettari/labels.ts'
import { famiglia, oneri, residenza } from '../person.ts'
import { documento } from './catalog.ts'

const impresa = is('attivita.tipologia', 'IMPRESA')
const professione = is('attivita.tipologia', 'PROFESSIONE')
const senzaTipologia = { text: 'Scegliere la tipologia per compilare questa sezione.', when: is('attivita.tipologia', 'NON_DEFINITO') }

const comuni = ['altriProventi', 'ammortamenti', 'canoniLeasing', 'lavoroDipendente', 'compensiTerzi', 'interessiPassivi'] as const
type Comune = (typeof comuni)[number]
const isComune = (campo: string): campo is Comune => comuni.some((uno) => uno === campo)
type DiUna<T extends keyof typeof righeReddito> = Exclude<(typeof righeReddito)[T][number]['campo'], Comune | 'ricaviNormale'>
/** The rows that only one kind of activity has. */
const soloDi = <T extends keyof typeof righeReddito>(tipologia: T) =>
  righeReddito[tipologia].flatMap(({ campo }): readonly `attivita.determinazioneDelReddito.${DiUna<T>}`[] =>
    isComune(campo) || campo === 'ricaviNormale' ? [] : [`attivita.determinazioneDelReddito.${campo as DiUna<T>}`],
  )

export const sections = laidOut(documento, {
  cliente: { title: 'Cliente', id: 'cliente', fields: ['denominazione', 'formaAttuale', 'criterio', 'consideraSommeIntegrative'] },
  attivita: {
    title: 'Attività',
    id: 'attivita',
    fields: ['attivita.tipologia', 'attivita.gruppo', 'attivita.annoInizio', 'attivita.ricavi', 'attivita.costiNoti', 'attivita.contabilita'],
    parts: {
      albo: { when: professione, fields: ['attivita.professioneOrdinistica', 'attivita.requisitiStp'] },
    },
  },
  costi: {
    title: 'Proventi e costi',
    id: 'costi',
    notes: [senzaTipologia, { text: 'Importi già deducibili: qui non si applicano limiti.', when: not(is('attivita.tipologia', 'NON_DEFINITO')) }],
    parts: {
      comuni: {
        when: not(is('attivita.tipologia', 'NON_DEFINITO')),
        layout: 'compact',
        fields: comuni.map((campo) => `attivita.determinazioneDelReddito.${campo}` as const),
      },
      impresa: { when: impresa, layout: 'compact', fields: soloDi('IMPRESA') },
      professione: { when: professione, layout: 'compact', fields: soloDi('PROFESSIONE') },
      altro: { title: 'IVA, variazioni, perdite, personale', folded: true, layout: 'compact', fields: ['attivita'] },
    },
  },
  previdenza: {
    title: 'Previdenza',
    id: 'previdenza',
    notes: [senzaTipologia],
    parts: {
      impresa: { when: impresa, fields: ['previdenza.gestioneIvs'] },
      professione: { when: professione, fields: ['previdenza.aliquotaSep', 'previdenza.cassaProfessionale', 'previdenza.cassa'] },
      societa: { fields: ['previdenza.gestioneIvsSocieta'] },
    },
  },
  persone: {
    title: 'Persone',
    id: 'persone',
    messages: ['persone'],
    notes: [{ text: 'La prima è il titolare. Le quote in società danno 100%; tutte vuote: socio unico. Un dato che non si sa si lascia vuoto.' }],
  },
  persona: {
    messages: ['persone[]'],
    layout: 'compact',
    fields: ['persone[].nome', 'persone[].quotaSociale', 'persone[].quotaFamiliare', 'persone[].lavora', 'persone[].familiare', 'persone[].professionista'],
    parts: {
      residenza: { title: 'Residenza e addizionali', folded: true, fields: under('persone[]', residenza) },
      redditi: { title: "Redditi fuori dall'attività", folded: true, layout: 'compact', fields: ['persone[].redditi'] },
      famiglia: { title: 'Famiglia, oneri e detrazioni', folded: true, layout: 'compact', fields: under('persone[]', { ...famiglia, ...oneri }) },
      contributi: { title: 'Contributi', folded: true, layout: 'compact', fields: ['persone[]'] },
    },
  },
  forfettario: {
    title: 'Regime forfettario',
    id: 'forfettario',
    fields: ['forfettario'],
    parts: {
      requisiti: { title: 'Requisiti di accesso', folded: true, fields: ['requisiti'] },
      cause: { title: 'Cause ostative', folded: true, fields: ['requisiti.causeOstative'] },
    },
  },
  societa: { title: 'S.r.l. e IRAP', id: 'societa', layout: 'compact', fields: ['srl', 'irap'] },
  spese: {
    title: 'Spese della forma',
    id: 'spese',
    notes: [{ text: 'Un onorario vuoto conta per il valore di riferimento delle pubblicazioni di categoria: è una proposta, non una tariffa.' }],
    fields: ['spese'],
    parts: {
      onorari: { title: 'Onorari annui', folded: true, layout: 'compact', fields: ['spese.onorari'] },
      unaTantum: { title: 'Costi di ingresso', folded: true, layout: 'compact', fields: ['spese.unaTantum'] },
    },
  },
  escluse: { title: 'Forme da non calcolare', id: 'escluse', folded: true, layout: 'compact', fields: ['escludi'] },
  piano: {
    title: 'Anni del piano',
    id: 'piano',
    layout: 'compact',
    fields: ['piano.annoInizio', 'piano.anni', 'piano.tassoSconto', 'piano.trasparenzaFinoAl', 'piano.calcolaSensibilita'],
    parts: {
      ricavi: { title: 'Crescita dei ricavi', layout: 'compact', fields: ['piano.crescitaRicavi'] },
      costi: { title: 'Crescita dei costi', layout: 'compact', fields: ['piano.crescitaCosti'] },
      forme: { title: 'Forme che si possono scegliere (nessuna: tutte)', folded: true, layout: 'compact', fields: ['piano.forme'] },
      rettifica: { title: 'Rettifica della detrazione IVA', folded: true, layout: 'compact', fields: ['piano.rettifica'] },
    },
  },
})
