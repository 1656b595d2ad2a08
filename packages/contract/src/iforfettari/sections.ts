/** The forms of iForfettari, section by section. */
import { is } from '../fields/condition.ts'
import { laidOut, under } from '../fields/section.ts'
import { residenza } from '../person.ts'
import { catalog } from './catalog.ts'
import * as c from './conditions.ts'

const senzaTipologia = { text: 'Scegliere la tipologia per compilare questa sezione.', when: is('tipologia', 'NON_DEFINITO') }

/** `chi` distinguishes the headings of one person from those of another. */
const datiIrpef = <P extends 'liquidazioneIrpef' | 'datiCollaboratore1' | 'datiCollaboratore2'>(persona: P, chi = '') =>
  ({
    redditi: { title: `Altri redditi${chi}`, fields: [`${persona}.redditiDiversiDaImpresa_LavAutonomo`] },
    carichi: { title: `Carichi di famiglia, oneri e detrazioni${chi}`, fields: [`${persona}.altriDatiPersonali`] },
    residenza: { title: `Residenza e addizionali${chi}`, fields: under(`${persona}.altriDatiPersonali`, residenza) },
  }) as const

const collaboratore = <N extends 1 | 2>(n: N) => {
  const chi = `, collaboratore ${n}`
  const dati = `datiCollaboratore${n}` as const
  return {
    title: `Collaboratore ${n}`,
    id: `collaboratore-${n}`,
    fields: [`${dati}.nomeCognome`],
    parts: {
      previdenza: { title: `Previdenza${chi}`, messages: [`${dati}.previdenza`], fields: [`${dati}.previdenza`] },
      ...datiIrpef(dati, chi),
    },
  } as const
}

export const sections = laidOut(catalog, {
  informazioniIniziali: {
    title: 'Informazioni iniziali',
    id: 'informazioni-iniziali',
    fields: ['nomeCognome', 'tipologia', 'famigliare', 'quotaCollab1', 'quotaCollab2', 'consideraSommeIntegrative'],
  },
  regimeForfettario: {
    title: 'Regime forfettario',
    id: 'regime-forfettario',
    fields: ['regimeForfettario.gruppo', 'redditoContributiImposta.ricavi', 'regimeForfettario', 'redditoContributiImposta'],
  },
  gestionePrevidenziale: {
    title: 'Gestione previdenziale',
    id: 'gestione-previdenziale',
    notes: [senzaTipologia],
    messages: ['gestionePrevidenziale', 'gestionePrevidenziale.cassa'],
    fields: ['gestionePrevidenziale'],
  },
  regimeNormale: { title: 'Regime normale', id: 'regime-normale', notes: [senzaTipologia], parts: { scelte: { fields: ['regimeNormale'] } } },
  irap: { title: 'IRAP', id: 'irap', when: c.finoAl2021, fields: ['regimeNormale.determinazioneDelValoreDellaProduzioneNetta'] },
  datiIrpef: { title: 'Dati IRPEF del titolare', index: 'Dati IRPEF', id: 'dati-irpef', parts: datiIrpef('liquidazioneIrpef') },
  collaboratore1: collaboratore(1),
  collaboratore2: collaboratore(2),
  requisiti: {
    title: 'Requisiti di accesso',
    id: 'requisiti',
    notes: [{ text: 'Un importo lasciato vuoto non si controlla: il confronto si calcola comunque.' }],
    messages: ['requisiti'],
    fields: ['requisiti'],
    parts: { cause: { title: 'Cause ostative', fields: ['requisiti.causeOstative'] } },
  },
  iva: { fields: ['confronto'] },
  rettificaIva: { title: 'Rettifica della detrazione IVA', fields: ['confronto.tabellaRettifica'] },
})
