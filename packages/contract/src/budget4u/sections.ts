/** The forms of Budget4u, section by section. */
import { any, not } from '../fields/condition.ts'
import { laidOut, under } from '../fields/section.ts'
import { famiglia, residenza } from '../person.ts'
import { catalog } from './catalog.ts'
import * as c from './conditions.ts'
import { messages } from './messages.ts'

const INFO = 'informazioniCostiDiAvvio'
const DITTA = 'contoEconomicoDittaSocieta'
const IMPOSTE = 'imposteContributi'

/** Share and work of a person. The dependants are folded if several persons are side by side and their income is taxed. */
const persona = <P extends `${typeof IMPOSTE}.${'titolare' | 'collaboratori[]' | 'soci[]'}`>(di: P) =>
  ({
    fields: [di],
    parts: { familiari: { when: not(c.nonTrasparente), title: 'Familiari a carico', folded: true, layout: 'compact', fields: under(di, famiglia) } },
  }) as const

const bloccoIrap = [`${IMPOSTE}.irap`, `${IMPOSTE}.irapDeducibilePerCompetenza`] as const
/** Companies always, natural persons up to 2021. */
const irapDovibile = any(c.societa, c.finoAl2021)

export const sections = laidOut(catalog, {
  informazioni: { title: 'Informazioni generali', id: 'informazioni', fields: [INFO] },
  residenza: { title: 'Residenza e addizionali', id: 'residenza', when: c.residenti, fields: under(INFO, residenza) },
  beni: { fields: [`${INFO}.investimenti`, `${INFO}.agenteRappresentante`] },
  scelte: { title: 'Che cosa ne fa il budget', id: 'scelte', fields: [`${INFO}.imputazioneCostiAvvio`, `${INFO}.ivaCostiIniziali`] },

  registroSocieta: { when: c.societa, layout: 'rows', fields: ['iscrizioneRegistroImprese.societa'] },
  registroDitta: {
    when: not(c.societa),
    notes: [{ text: 'Si pagano una volta sola, con la domanda di iscrizione.' }],
    layout: 'rows',
    fields: ['iscrizioneRegistroImprese.dittaIndividuale'],
  },
  albo: { layout: 'rows', fields: ['iscrizioneImpreseArtigiane'] },

  ricavi: { title: 'Ricavi', id: 'ricavi', layout: 'rows', fields: [`${DITTA}.ricavi`] },
  costiDiretti: {
    title: 'Costi diretti',
    id: 'costi-diretti',
    layout: 'rows',
    fields: [`${DITTA}.merciMateriePrime`, `${DITTA}.dipendenti`, `${DITTA}.lavorazioniCompensiTerzi`],
  },
  altriCostiDiretti: {
    title: 'Altri costi diretti',
    id: 'altri-costi-diretti',
    layout: 'rows',
    fields: [`${DITTA}.energiaForzaMotrice`, `${DITTA}.riparazioniManutenzioni`, `${DITTA}.carburantiTrasporti`],
  },
  speseGenerali: { title: 'Spese generali', id: 'spese-generali', layout: 'rows', fields: [DITTA] },
  inailECamera: { title: 'INAIL e Camera di commercio', id: 'inail-camera', layout: 'rows', fields: [c.TIPOLOGIA_INAIL] },
  affittoFigurativo: { title: 'Locali propri', id: 'affitto-figurativo', layout: 'rows', fields: [`${DITTA}.affittoFigurativo`] },
  gestioneFinanziaria: {
    title: 'Gestione finanziaria',
    id: 'gestione-finanziaria',
    layout: 'rows',
    fields: [`${DITTA}.interessiAttivi`, `${DITTA}.interessiPassivi`],
  },
  imposte: { title: 'Imposte e contributi', id: 'imposte' },

  compensi: { title: 'Compensi', id: 'compensi', layout: 'rows', fields: ['contoEconomicoProfessionista.compensi'] },
  costi: { title: 'Costi e spese', id: 'costi', layout: 'rows', fields: ['contoEconomicoProfessionista'] },

  inail: { fields: ['inail'] },
  diritto: { fields: ['dirittiCCIAA'] },
  irap: { when: irapDovibile, fields: bloccoIrap },
  irapNonDovuta: {
    when: not(irapDovibile),
    notes: [{ text: `${messages.IRAP_PERSONE_FISICHE.testo}.` }],
    parts: { base: { title: 'Valore della produzione', folded: true, fields: bloccoIrap } },
  },
  /** Rate, fund and scheme each apply only to their type of business. */
  gestione: { fields: [IMPOSTE] },
  /** A single owner or a professional has the whole share. */
  familiari: { fields: under(`${IMPOSTE}.titolare`, famiglia) },
  titolare: persona(`${IMPOSTE}.titolare`),
  collaboratore: persona(`${IMPOSTE}.collaboratori[]`),
  socio: persona(`${IMPOSTE}.soci[]`),

  forfetari: {
    title: 'Contribuenti Forfetari',
    id: 'forfetari',
    fields: ['forfetari.gruppoDiSettore', 'forfetari.aliquotaSostitutiva', 'forfetari.ricaviCompensi', 'forfetari.costiEffettivi'],
  },
  contributiForfetari: { title: 'Contributi previdenziali', id: 'contributi-forfetari', fields: ['forfetari'] },
  crescita: { fields: ['pianoTriennale.crescitaRicavi', 'pianoTriennale.crescitaCosti'] },
  cassa: { title: 'Da dove parte la cassa', id: 'parte-cassa', fields: ['cassa'] },
  stagionalita: {
    title: 'Stagionalità degli incassi',
    folded: true,
    layout: 'compact',
    notes: [{ text: "Quanta parte degli incassi dell'anno entra in ogni mese. Vuoto: la stessa ogni mese." }],
    fields: ['cassa.stagionalita'],
  },
})
