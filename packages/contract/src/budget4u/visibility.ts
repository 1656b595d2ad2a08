/** What the page shows besides its fields, which have conditions of their own: tabs, dialogs, rows, blocks, options of a list. */
import { above, all, any, type Condition, is, not } from '../fields/condition.ts'
import * as c from './conditions.ts'
import type { colonne as celle, Spesa } from './start-up.ts'

const sempre = all()

/** An element of the page: when it is shown, when it is enabled, and its text while it is disabled. */
export type Elemento = { readonly visibile: Condition; readonly abilitato?: Condition; readonly avviso?: string }

/** The tabs, in order, with their labels. All but the results have the floating button. */
export const schede = {
  dati: { nome: 'Dati', visibile: sempre },
  costiDiAvvio: { nome: 'Costi di avvio', visibile: not(c.forfetario) },
  contoEconomico: { nome: 'Conto economico', visibile: all(not(c.nonDefinita), c.normale) },
  forfetario: { nome: 'Forfetario', visibile: c.forfetario },
  risultati: { nome: 'Risultati', visibile: sempre },
} as const satisfies Readonly<Record<string, Elemento & { readonly nome: string }>>

const COMPILARE = "Compilare 'Tipologia' nella pagina COSTI DI AVVIO"

/** An expense of another type keeps counting, as in the reference simulations, and so its row stays while it has an amount. */
const conta = (spesa: Spesa, ...colonne: readonly (keyof typeof celle)[]): Condition =>
  any(...colonne.map((colonna) => above(`informazioniCostiDiAvvio.speseDiAvvio.${spesa}.${colonna}`, 0)))

/** Parts of the tabs. */
export const elementi = {
  /** Shown instead of the start-up costs, the income statement and the tax block. */
  compilareTipologia: { visibile: c.nonDefinita, avviso: COMPILARE },
  moduloDitta: { visibile: c.ditta },
  moduloProfessionista: { visibile: c.professione },
  rigaAttoCostitutivo: { visibile: any(c.societa, conta('attoCostituzioneSocieta', 'speseVive', 'consulenzeEsterne', 'consulenzeInterne')) },
  rigaRegistro: { visibile: any(c.ditta, conta('iscrizioneRegistroImprese', 'consulenzeEsterne', 'consulenzeInterne')) },
  rigaAlbo: { visibile: any(c.artigiana, conta('iscrizioneAlbo', 'consulenzeEsterne', 'consulenzeInterne')) },
  pulsanteInail: { visibile: c.ditta, abilitato: c.inailDefinito },
  inailArtigiani: { visibile: c.inailArtigiani },
  inailOrdinario: { visibile: c.inailOrdinario },
  pulsanteDettagli: { visibile: not(c.impresa) },
  bloccoTitolare: { visibile: c.impresa },
  bloccoProfessionista: { visibile: c.professione },
  bloccoFamiliare: { visibile: c.familiare },
  bloccoSoci: { visibile: any(c.societaDiPersone, c.trasparente) },
  bloccoSociIvs: { visibile: c.nonTrasparente },
  /** The contributions of the flat-rate side are of twelve months, those of the other side of the months of activity. */
  contributiDiAltriMesi: { visibile: all(c.contoDitta, c.personaFisica, not(is('informazioniCostiDiAvvio.mesiAttivita', 12))) },
  calcolaQuoteCollab: { visibile: c.familiare },
  calcolaQuoteSoci: { visibile: c.societa },
  rivalsaCalcolata: {
    visibile: all(c.familiare, any(is('forfetari.tipologia', 'ARTIGIANO'), is('forfetari.tipologia', 'COMMERCIANTE')), is('forfetari.collaboratoreFamiliare')),
  },
  confrontoForfetario: { visibile: all(c.normale, c.personaFisica) },
} as const satisfies Readonly<Record<string, Elemento>>

/** Options of a list that are offered only while a condition holds. Options that are not listed are always offered. */
export const opzioni: Readonly<Record<string, Readonly<Record<string, Condition>>>> = {
  [c.REGIME]: { FORFETARIO: c.personaFisica },
  [c.GESTIONE_IVS]: { NESSUNA: c.nonTrasparente },
  // A professional can only choose the group of the professional activities.
  'forfetari.gruppoDiSettore.gruppo': Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 9].map((gruppo) => [gruppo, not(c.professione)])),
}
