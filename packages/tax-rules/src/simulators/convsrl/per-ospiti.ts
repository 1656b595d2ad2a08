/** The rules of Convenienza Srl that the code around the flat program refers to by name. */
import { convsrl as contratto } from '@bilancia/contract'
import { type Expression, type ForHosts, type Rule, rulesOf } from '@bilancia/engine'
import { debole, sogliaIncerte } from '../../affidabilita/index.ts'
import { ipotesiInps } from '../provvisorio.ts'
import { risparmi } from './confronto.ts'
import { type Scenario, soci, srl } from './dati.ts'
import type { Cercato } from './ospite/cercati.ts'
import { campiMossi, misure, mossi, regoleRicerca, regoleRichiesta, ricercaPerSoci, richiesta } from './ottimizzatore-regole.ts'
import { dettagli, totali } from './riepilogo.ts'
import { perScenario, scenari } from './scenari.ts'

/**
 * The rules that the search of the same net reads in a scenario, and the fields it changes: the fees and their total, or
 * the dividend.
 */
const delNetto = (s: Cercato) => {
  const { utileNetto, dividendi, compensi, contributiSocieta, irap, utileAnteImposte, distribuibile } = scenari[s].societa
  return {
    netto: totali[s].netto,
    attribuibile: totali[s].attribuibile,
    utileNetto,
    dividendi,
    compensi,
    contributiSocieta,
    irap,
    utileAnteImposte,
    distribuibile,
  }
}
const stessoNetto = { scenario2: delNetto('scenario2'), scenario3: delNetto('scenario3'), scenario4: delNetto('scenario4') }
const mossiDelNetto = {
  scenario2: [srl.scenario2.compensoTotale, ...srl.scenario2.compensi],
  scenario3: [srl.scenario3.dividendiTotali],
  scenario4: [srl.scenario4.dividendiTotali],
} as const satisfies Readonly<Record<Cercato, readonly Expression[]>>

const delNettoDi = (s: Cercato) => ({ legge: Object.values<Rule>(stessoNetto[s]), muove: mossiDelNetto[s] })

export const perOspiti = {
  nomi: {
    risparmi,
    attivi: perScenario<Rule>(({ attivo }) => attivo),
    attribuibili: perScenario<Rule>(({ s }: { readonly s: Scenario }) => totali[s].attribuibile),
    quote: soci.map(({ dati }) => dati.quota),
    stessoNetto,
    mossiDelNetto,
    richiesta,
    misure,
    mossi,
  },
  cifre: (year) => ({
    sogliaIncerte: sogliaIncerte(year),
    /** The possible objectives of the search, by index. */
    obiettivi: richiesta.obiettivo.opzioni,
  }),
  /** One scenario at a time. Searches with a requested net read more, see `regoleRicerca`. */
  ricerche: {
    scenario2: delNettoDi('scenario2'),
    scenario3: delNettoDi('scenario3'),
    scenario4: delNettoDi('scenario4'),
    /** All of scenario 3, for a row that has been calculated with another dividend. */
    'scenario3 intero': { legge: rulesOf(dettagli.scenario3), muove: mossiDelNetto.scenario3 },
    richiesta: { legge: regoleRichiesta },
    'ottimo scenario4': { legge: regoleRicerca('scenario4', false), muove: campiMossi('scenario4') },
    'ottimo scenario6': { legge: regoleRicerca('scenario6', false), muove: campiMossi('scenario6') },
    'ottimo scenario4 di uno': ricercaPerSoci('scenario4', 1),
    'ottimo scenario4 di due': ricercaPerSoci('scenario4', 2),
    'ottimo scenario6 di uno': ricercaPerSoci('scenario6', 1),
    'ottimo scenario6 di due': ricercaPerSoci('scenario6', 2),
    'ottimo scenario4 a netto dato': { legge: regoleRicerca('scenario4', true), muove: campiMossi('scenario4') },
    'ottimo scenario6 a netto dato': { legge: regoleRicerca('scenario6', true), muove: campiMossi('scenario6') },
  },
  pesi: { radici: [...Object.values(risparmi.utileInSocieta), ...Object.values(risparmi.tuttoDistribuito)], deboli: debole },
  ipotesi: { cifre: ipotesiInps, legge: contratto.scenari.map((s) => totali[s].attribuibile) },
} as const satisfies ForHosts
