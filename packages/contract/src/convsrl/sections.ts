/** The forms of Convenienza Srl, section by section. */
import { is, not } from '../fields/condition.ts'
import { laidOut, under } from '../fields/section.ts'
import { famiglia, oneri, residenza } from '../person.ts'
import { catalog } from './catalog.ts'
import * as c from './conditions.ts'
import { nomiSchede } from './results.ts'

/** Personal data, folded at first. The last fold has the other data of a partner or of a person of the current form. */
const dati = <P extends 'datiSimulazioniSrl.soci[]' | 'confronto.persone[]'>(persona: P, altriRedditi: string) =>
  ({
    residenza: { title: 'Residenza e addizionali', folded: true, fields: under(persona, residenza) },
    redditi: { title: altriRedditi, folded: true, layout: 'compact', fields: [`${persona}.redditi`] },
    famiglia: { title: 'Famiglia, oneri e detrazioni', folded: true, layout: 'compact', fields: under(persona, { ...famiglia, ...oneri }) },
    contributi: { title: 'Contributi', folded: true, layout: 'compact', fields: [persona] },
  }) as const

export const sections = laidOut(catalog, {
  societa: {
    title: 'Società',
    id: 'societa',
    messages: ['datiSimulazioniSrl', 'datiSimulazioniSrl.irap'],
    fields: ['datiSimulazioniSrl.denominazione', 'datiSimulazioniSrl.idSocieta'],
    parts: {
      utile: { layout: 'compact', fields: ['datiSimulazioniSrl', 'datiSimulazioniSrl.irap.modalita', 'datiSimulazioniSrl.iresPremialeConfermata'] },
      irap: { when: c.irapCalcolata, layout: 'compact', fields: ['datiSimulazioniSrl.irap'] },
      riserve: {
        title: 'Capitale, riserva legale e perdite',
        folded: true,
        layout: 'compact',
        fields: ['datiSimulazioniSrl.capitaleSociale', 'datiSimulazioniSrl.riservaLegaleEsistente', 'datiSimulazioniSrl.perditePregresse'],
      },
      integrazioni: { fields: ['consideraSommeIntegrative'] },
    },
  },
  soci: {
    title: 'Soci',
    id: 'soci',
    notes: [{ text: 'Nome e quota bastano per calcolare; le quote devono dare 100%. Il resto è chiuso finché non serve.' }],
    messages: ['datiSimulazioniSrl.soci'],
  },
  socio: {
    messages: ['datiSimulazioniSrl.soci[]'],
    layout: 'compact',
    fields: ['datiSimulazioniSrl.soci[].nome', 'datiSimulazioniSrl.soci[].quota', 'datiSimulazioniSrl.soci[].gestioneIvs'],
    parts: dati('datiSimulazioniSrl.soci[]', 'Redditi fuori dalla società'),
  },
  scenari: { title: 'Compensi e dividendi', id: 'scenari' },
  scenario2: { title: nomiSchede.scenario2, fields: ['datiSimulazioniSrl.scenario2'] },
  scenario3: { title: nomiSchede.scenario3, fields: ['datiSimulazioniSrl.scenario3'] },
  scenario4: { title: nomiSchede.scenario4, fields: ['datiSimulazioniSrl.scenario4'] },
  scenario5: { title: nomiSchede.scenario5, messages: ['datiSimulazioniSrl.scenario5'], fields: ['datiSimulazioniSrl.scenario5'] },
  scenario6: { title: nomiSchede.scenario6, fields: ['datiSimulazioniSrl.scenario6'] },
  dividendi: {
    title: 'Tassazione dei dividendi',
    id: 'dividendi',
    messages: ['datiSimulazioniSrl.dividendi'],
    fields: ['datiSimulazioniSrl.dividendi'],
  },
  oggi: {
    title: 'Confronto con la forma di oggi',
    index: 'Forma di oggi',
    id: 'oggi',
    messages: ['confronto', 'confronto.attivita'],
    fields: ['confronto'],
    parts: {
      attivita: { when: c.conAttivita, layout: 'compact', fields: ['confronto.attivita'] },
      righi: { title: 'Ricavi e costi di oggi', when: c.conAttivita, folded: true, layout: 'compact', fields: ['confronto.attivita.ricaviCosti'] },
      costi: { title: 'Costi in più della società', when: c.conFormaDiOggi, layout: 'compact', fields: ['confronto.costi', 'confronto.soglia'] },
      scelta: {
        when: not(c.conFormaDiOggi),
        notes: [{ text: "Scegliere la forma con cui l'attività si svolge oggi per sapere se conviene passare alla società." }],
      },
    },
  },
  personeDiOggi: { title: 'Persone di oggi', when: c.conFormaDiOggi, messages: ['confronto.persone'] },
  personaDiOggi: {
    messages: ['confronto.persone[]'],
    layout: 'compact',
    fields: [
      'confronto.persone[].socio',
      'confronto.persone[].nome',
      'confronto.persone[].quota',
      'confronto.persone[].gestioneIvs',
      'confronto.persone[].contributiCassaProf',
      'confronto.persone[].under21',
    ],
    parts: { suoi: { when: is('confronto.persone[].socio', 0), parts: dati('confronto.persone[]', 'Altri redditi') } },
  },
  ottimizzatore: {
    title: 'Combinazione migliore di compensi e dividendi',
    index: 'Ottimizzatore',
    id: 'ottimizzatore',
    layout: 'compact',
    fields: ['ottimizzatore'],
  },
})
