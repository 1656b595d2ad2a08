/** Concordato preventivo biennale: a proposal of the Agency against the expected income, for the years of one biennium. */

import { forfettario } from '../activity.ts'
import { LAST_YEAR, obbligatorio } from '../calculation.ts'
import { is } from '../fields/condition.ts'
import { choice, flag, group, list, MAX_MONEY, money, optionalFlag, optionalInteger, percent } from '../fields/field.ts'
import type { Partially, StateOf } from '../fields/state.ts'
import { previdenza } from '../person.ts'
import type { Risultato } from './results.ts'

const CON_SEGNO = { min: -MAX_MONEY }
/** A proposal is never negative. */
const PROPOSTO = { form: { required: true } } as const
const DA_SCRIVERE = { ...CON_SEGNO, ...PROPOSTO } as const

/** The years of each biennium. */
export const bienni = {
  '2024-2025': [2024, 2025],
  '2025-2026': [2025, 2026],
  '2026-2027': [2026, 2027],
  '2024': [2024],
} as const
export type Biennio = keyof typeof bienni

const PROSSIMA = 'biennio 2027-2028: entro il 30/9/2027, salvo proroghe'

/** The terms of adhesion of each biennium, as said to the adviser. */
export const adesioni: Readonly<Record<Biennio, Risultato['adesione']>> = {
  '2024': { termine: '2024-10-31', frase: 'adesione chiusa il 31/10/2024', prossima: 'i forfettari non sono più ammessi dal 2025 (D.Lgs. 81/2025)' },
  '2024-2025': {
    termine: '2024-12-12',
    frase: 'adesione chiusa il 31/10/2024, riaperta fino al 12/12/2024 (D.L. 155/2024, art. 7-bis, già D.L. 167/2024)',
    prossima: PROSSIMA,
  },
  '2025-2026': { termine: '2025-09-30', frase: 'adesione chiusa il 30/9/2025', prossima: PROSSIMA },
  '2026-2027': {
    termine: '2026-11-02',
    frase: 'adesione chiusa il 2/11/2026 (D.L. 38/2026, art. 7-bis), come la revoca',
    prossima: PROSSIMA,
  },
}

export const soggetti = { PERSONA_FISICA: 'Persona fisica', SOCIETA_CAPITALI: 'Società di capitali', FORFETTARIO: 'Forfettario' } as const
export type Soggetto = keyof typeof soggetti
export const gestioni = {
  NESSUNA: 'Nessuna',
  ARTIGIANATO: 'Artigiani',
  COMMERCIO: 'Commercianti',
  SEPARATA: 'Gestione separata',
  SEPARATA_RIDOTTA: 'Gestione separata ridotta (pensionati e iscritti altrove)',
  CASSA: 'Cassa professionale',
} as const

export const catalog = {
  soggetto: choice('Soggetto', { '': 'Da scegliere', ...soggetti }, obbligatorio(is('soggetto', ''))),
  biennio: choice(
    'Biennio',
    { '': 'Da scegliere', '2024-2025': '2024-2025', '2025-2026': '2025-2026', '2026-2027': '2026-2027', '2024': '2024 (forfettari)' },
    // The default is named, because JavaScript puts the key 2024 before the empty one.
    { ...obbligatorio(is('biennio', '')), default: '' },
  ),
  punteggioIsa: percent('Punteggio ISA', { min: 1, max: 10, default: 1, decimals: 2, score: true }),
  redditoPrecedente: money("Reddito dell'anno prima del biennio", { ...DA_SCRIVERE, help: 'Rettificato secondo gli artt. 15 e 16' }),
  vpnPrecedente: money("Valore della produzione dell'anno prima del biennio", CON_SEGNO),
  rinnovo: flag('In concordato anche nel biennio prima, senza interruzioni'),
  adesioneDal13Giugno2025: flag('Adesione dal 13 giugno 2025', { default: true }),
  debitiOltre5000: flag('Debiti tributari o contributivi di 5.000 euro o più'),
  ingressoForfettario: optionalInteger('Primo anno nel regime forfettario', [2024, LAST_YEAR]),
  anni: list(
    'Anni del biennio',
    {
      concordato: money('Reddito proposto', PROPOSTO),
      effettivo: money('Reddito effettivo atteso', { ...DA_SCRIVERE, help: 'Comprese le rettifiche' }),
      rettifiche: money('Rettifiche', { ...CON_SEGNO, help: 'Plusvalenze, sopravvenienze e le altre componenti degli artt. 15 e 16, con il segno' }),
      opzioneSostitutiva: optionalFlag("Opzione per l'imposta sostitutiva", { help: 'Vuoto: la più conveniente' }),
      circostanzeEccezionali: flag('Circostanze eccezionali del decreto'),
      ricavi: money('Ricavi o compensi'),
      vpnConcordato: money('Valore della produzione proposto', PROPOSTO),
      vpnEffettivo: money('Valore della produzione effettivo atteso', DA_SCRIVERE),
    },
    2,
  ),
  aliquotaIrap: percent('Aliquota IRAP', { max: 10, decimals: 2 }),
  altriRedditi: money('Altri redditi'),
  oneriDeducibili: money('Oneri deducibili'),
  detrazioni: money('Detrazioni', { help: "Diverse da quella dell'art. 13, c. 5" }),
  detrazioneAutonomi: flag('Detrazione per lavoro autonomo e impresa minore', { default: true }),
  addizionaleRegionalePercentuale: percent('Addizionale regionale', { max: 10, decimals: 2 }),
  addizionaleComunalePercentuale: percent('Addizionale comunale', { max: 10, decimals: 2 }),
  previdenza: group('Previdenza', {
    tipo: choice('Gestione', gestioni),
    aliquotaCassa: percent('Aliquota della cassa', { decimals: 2 }),
    suEffettivo: flag('Contributi sul reddito effettivo, se è più alto'),
    anzianitaAl1995: previdenza.anzianitaAl1995,
    pensionatoOver65: previdenza.pensionatoOver65,
    riduzione35: forfettario.riduzione35,
    riduzione50: previdenza.riduzione50,
  }),
  aliquotaForfettario: percent('Imposta sostitutiva del forfettario', { options: [5, 15], default: 15 }),
} as const

export type State = StateOf<typeof catalog>
export type Input = Partially<State>
