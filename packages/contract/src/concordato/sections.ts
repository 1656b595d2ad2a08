/** The form of the concordato, section by section. The page draws the years, one beside the other. */
import { above, all, any, is, not } from '../fields/condition.ts'
import { laidOut } from '../fields/section.ts'
import { catalog } from './catalog.ts'

export const condizioni = {
  persona: is('soggetto', 'PERSONA_FISICA'),
  societa: is('soggetto', 'SOCIETA_CAPITALI'),
  forfettario: is('soggetto', 'FORFETTARIO'),
} as const
const { persona, societa, forfettario } = condizioni
/** Only these funds have the reliefs below. */
const conIvs = any(is('previdenza.tipo', 'ARTIGIANATO'), is('previdenza.tipo', 'COMMERCIO'))

export const sections = laidOut(catalog, {
  chi: {
    title: 'Chi e quando',
    id: 'chi',
    fields: ['soggetto', 'biennio', 'redditoPrecedente'],
    parts: {
      isa: { when: not(forfettario), fields: ['punteggioIsa'] },
      valorePrima: { when: societa, fields: ['vpnPrecedente'] },
      forfettario: { when: forfettario, fields: ['aliquotaForfettario'] },
    },
  },
  condizioni: {
    title: 'Condizioni di adesione',
    id: 'condizioni',
    fields: ['rinnovo', 'debitiOltre5000'],
    parts: {
      // A company cannot enter that regime (L. 190/2014, art. 1, c. 54). A year typed before the change to a company stays visible, because it counts.
      regime: { when: any(not(societa), above('ingressoForfettario', 0)), fields: ['ingressoForfettario'] },
      correttivo: { when: is('biennio', '2025-2026'), fields: ['adesioneDal13Giugno2025'] },
    },
  },
  societa: { title: 'Società', id: 'societa', when: societa, fields: ['aliquotaIrap'] },
  persona: {
    title: 'Persona',
    id: 'persona',
    when: persona,
    fields: ['altriRedditi', 'oneriDeducibili', 'detrazioni', 'detrazioneAutonomi', 'addizionaleRegionalePercentuale', 'addizionaleComunalePercentuale'],
  },
  previdenza: {
    title: 'Previdenza',
    id: 'previdenza',
    when: not(societa),
    fields: ['previdenza.tipo'],
    parts: {
      cassa: { when: is('previdenza.tipo', 'CASSA'), fields: ['previdenza.aliquotaCassa'] },
      // Without a scheme nothing is due, and a professional fund always counts the actual income.
      base: { when: not(any(is('previdenza.tipo', 'NESSUNA'), is('previdenza.tipo', 'CASSA'))), fields: ['previdenza.suEffettivo'] },
      ivs: { when: conIvs, fields: ['previdenza.anzianitaAl1995', 'previdenza.pensionatoOver65'] },
      ivsForfettario: { when: all(conIvs, forfettario), fields: ['previdenza.riduzione35'] },
      ivsDal2025: { when: all(conIvs, not(is('biennio', '2024'))), fields: ['previdenza.riduzione50'] },
    },
  },
})
