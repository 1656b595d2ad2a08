/** The effects of a change on other fields of the Budget4u form. Funds that exclude each other are options of one choice. */
import { all, is, not } from '../fields/condition.ts'
import type { Effect, Restart } from '../fields/effect.ts'
import * as c from './conditions.ts'

const sempre = all()
const CASSA = 'CASSA_AUTONOMA'
const DITTA = 'contoEconomicoDittaSocieta'
const STUDIO = 'contoEconomicoProfessionista'

export const effects: readonly Effect[] = [
  {
    on: c.TIPOLOGIA_INAIL,
    when: sempre,
    set: {
      'inail.classeDiRischio': 0,
      'inail.tassoPerMille': 0,
      'inail.numeroAssicurati': 1,
      'inail.addizionale1PerCento': true,
      'inail.premioManuale': null,
    },
  },
  { on: c.GESTIONE_IVS, when: is(c.GESTIONE_IVS, 'NESSUNA'), set: { 'imposteContributi.soci[].quota': 0 } },
  {
    on: 'imposteContributi.previdenzaProfessionista',
    when: not(is('imposteContributi.previdenzaProfessionista', CASSA)),
    set: { 'imposteContributi.contributoCassa': 0 },
  },
  { on: 'forfetari.previdenza', when: not(is('forfetari.previdenza', CASSA)), set: { 'forfetari.contributoCassa': 0 } },
]

/** A second change of type or regime restarts the simulation, after the user confirms. */
export const restart: Restart = {
  on: [c.TIPOLOGIA, c.REGIME],
  free: 'NON_DEFINITO',
  keep: ['annoImposta'],
  common: [
    [`${DITTA}.ricavi`, `${STUDIO}.compensi`, 'forfetari.ricaviCompensi'],
    [`${DITTA}.dipendenti`, `${STUDIO}.dipendenti`],
    [`${DITTA}.lavorazioniCompensiTerzi`, `${STUDIO}.compensiTerzi`],
    [`${DITTA}.serviziContabili`, `${STUDIO}.serviziContabili`],
    [`${DITTA}.speseTelefoniche`, `${STUDIO}.speseTelefoniche`],
    [`${DITTA}.affittoUffici`, `${STUDIO}.affittoLocali`],
    [`${DITTA}.assicurazioni`, `${STUDIO}.assicurazioni`],
    [`${DITTA}.interessiPassivi`, `${STUDIO}.interessiPassivi`],
    [c.GESTIONE_IVS, 'forfetari.tipologia'],
    ['imposteContributi.previdenzaProfessionista', 'forfetari.previdenza'],
    ['imposteContributi.contributoCassa', 'forfetari.contributoCassa'],
  ],
  titolo: 'Attenzione',
  testo: "La modifica di uno di questi campi comporta il reset della simulazione impostata fin'ora. Procedere comunque?",
}

/** The buttons 'Calcola quote': the flag that requests the shares, and the path of the result that fills the fields. */
export const calcolaQuote = [
  {
    flag: 'ricalcolaQuoteCollab',
    copia: {
      'imposteContributi.quote.titolare': 'imposteContributi.titolare.quota',
      'imposteContributi.quote.collaboratori[]': 'imposteContributi.collaboratori[].quota',
    },
  },
  { flag: 'ricalcolaQuoteSoci', copia: { 'imposteContributi.quote.soci[]': 'imposteContributi.soci[].quota' } },
] as const
