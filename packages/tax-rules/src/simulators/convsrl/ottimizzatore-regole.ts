/** The rules that the search of the best mix reads: the typed request, and the figures of one mix. */
import { convsrl } from '@bilancia/contract'
import { type Expression, esito, type Importo, type Regola, type Ricerca, type Rule, regola, requisito, sceltaTra, se, somma, zero } from '@bilancia/engine'
import { prospetto } from '../../norme.ts'
import { calcolabile, campi, type Socio, soci, srl } from './dati.ts'
import type { Ottimizzabile } from './ospite/cercati.ts'
import { totali } from './riepilogo.ts'
import { ammessaTrasparenza, scenari, traSoci } from './scenari.ts'

const { ottimizzatore } = campi
const norma = prospetto('ricerca della combinazione migliore')

/** The request for one partner. For an absent partner only a zero fee is allowed. */
const richiestaDi = ({ id, di, presente, i }: Socio) => {
  const voce = (chiave: string, nome: string, formula: Importo) => regola(`ottimizzatore.${id}.${chiave}`, { nome: `${nome} ${di}`, norma, formula })
  const minimo = ottimizzatore.compensiMinimi[i] as Importo
  const massimo = (ottimizzatore.compensiMassimi[i] as (typeof ottimizzatore.compensiMassimi)[number]).oppure(scenari.scenario4.societa.utileAnteImposte)
  return {
    presente: requisito(`ottimizzatore.${id}.presente`, { nome: `C'è il compenso ${di}`, norma, formula: presente }),
    obbligatorio: requisito(`ottimizzatore.${id}.obbligatorio`, { nome: `Compenso obbligatorio ${di}`, norma, formula: presente.e(minimo.supera(zero)) }),
    minimo: voce('minimo', 'Compenso minimo, se presente,', minimo.almeno(ottimizzatore.compensoMinimoSePresente)),
    massimo: voce('massimo', 'Compenso massimo', se(presente, { allora: massimo.nonNegativo(), altrimenti: zero })),
    netto: voce('netto', 'Netto da garantire', ottimizzatore.nettiObiettivo[i] as Importo),
  }
}

/** The request. It is small and read once. */
export const richiesta = {
  attivo: requisito('ottimizzatore.richiesto', { nome: 'Ricerca richiesta', norma, formula: ottimizzatore.attivo }),
  scenario: regola('ottimizzatore.scenarioScelto', { nome: 'Scenario da ottimizzare', norma, formula: ottimizzatore.scenario }),
  obiettivo: esito('ottimizzatore.obiettivoScelto', {
    nome: 'Obiettivo',
    norma,
    formula: sceltaTra(
      ottimizzatore.obiettivo.nomi,
      [
        [ottimizzatore.obiettivo.vale('NETTO_MASSIMO'), 'NETTO_MASSIMO'],
        [ottimizzatore.obiettivo.vale('PRELIEVO_MINIMO_A_NETTO_DATO'), 'PRELIEVO_MINIMO_A_NETTO_DATO'],
      ],
      'PRELIEVO_MINIMO',
    ),
  }),
  /** The typed fees are not read, so their total cannot block the search. */
  possibile: {
    scenario4: requisito('ottimizzatore.possibile4', { nome: 'Soci e quote completi', norma, formula: calcolabile }),
    scenario6: requisito('ottimizzatore.possibile6', { nome: 'Soci, quote e trasparenza', norma, formula: calcolabile.e(ammessaTrasparenza) }),
  },
  soci: soci.map(richiestaDi),
}
export const regoleRichiesta: readonly Rule[] = [
  richiesta.attivo,
  richiesta.scenario,
  richiesta.obiettivo,
  richiesta.possibile.scenario4,
  richiesta.possibile.scenario6,
  ...richiesta.soci.flatMap(({ presente, obbligatorio, minimo, massimo, netto }) => [presente, obbligatorio, minimo, massimo, netto]),
]

/** The measures of a point of the search. `tutto`: with all profit paid out. `fermo`: with the typed dividend. */
function misureDi(s: Ottimizzabile) {
  const { societa, sede, soci: fermi, tuttoDistribuito } = scenari[s]
  const blocchi = tuttoDistribuito()
  const voce = (chiave: string, nome: string, formula: Importo) =>
    regola(`ottimizzatore.${s}.${chiave}`, { nome: `${nome}, ${sede.nome}, tutto distribuito`, norma, formula })
  const { compensi, contributiSocieta, irap, utileAnteImposte, distribuibile } = societa
  return {
    /** The part of the profit that the fees use, and the profit. */
    costo: regola(`ottimizzatore.${s}.costo`, {
      nome: `Compensi, contributi e IRAP, ${convsrl.nomiScenari[s]}`,
      norma: prospetto('la società non chiude in perdita per i compensi'),
      formula: compensi.piu(contributiSocieta, irap),
    }),
    utileAnteImposte,
    distribuibile,
    prelievo: voce('prelievo', 'Prelievo', societa.totale.piu(somma('euro', traSoci(blocchi.map((b) => b.totale))))),
    netto: voce('netto', 'Netto', somma('euro', traSoci(blocchi.map((b) => b.netto)))),
    netti: blocchi.map((b) => b.netto),
    /** The quantities whose thresholds form corners: the income of each partner before and after contributions. */
    redditi: blocchi.flatMap((b): readonly Regola<'euro'>[] => [b.redditoComplessivo, b.redditoImponibile]),
    fermo: { prelievo: totali[s].totale, netto: totali[s].netto, netti: fermi.map((b) => b.netto) },
  }
}
export type Misure = ReturnType<typeof misureDi>

export const misure: Readonly<Record<Ottimizzabile, Misure>> = { scenario4: misureDi('scenario4'), scenario6: misureDi('scenario6') }

/** The rules of a search. Those with the typed dividend are included only if a net is requested, because they double the work. */
export function regoleRicerca(s: Ottimizzabile, conNettoDato: boolean): readonly Rule[] {
  const { costo, utileAnteImposte, distribuibile, prelievo, netto, netti, redditi, fermo } = misure[s]
  const base = [costo, utileAnteImposte, distribuibile, prelievo, netto, ...netti, ...redditi]
  return conNettoDato ? [...base, fermo.prelievo, fermo.netto, ...fermo.netti] : base
}

/** The fields that a search changes: the fees, their total, the amount that leaves the company. */
export const mossi = {
  scenario4: { compensi: srl.scenario4.compensi, totale: srl.scenario4.compensoTotale, uscita: srl.scenario4.dividendiTotali },
  scenario6: { compensi: srl.scenario6.compensi, totale: srl.scenario6.compensoTotale, uscita: srl.scenario6.utilePrelevato },
} as const satisfies Readonly<Record<Ottimizzabile, unknown>>

/** The same as a list. */
export function campiMossi(s: Ottimizzabile): readonly Expression[] {
  const { compensi, totale, uscita } = mossi[s]
  return [...compensi, totale, uscita]
}

/** A search without a requested net where only the first partners are present. The rules of the others do not run again. */
export function ricercaPerSoci(s: Ottimizzabile, presenti: number): Ricerca {
  const { costo, utileAnteImposte, distribuibile, prelievo, netto } = misure[s]
  const blocchi = scenari[s].tuttoDistribuito()
  const misurati = (quali: typeof blocchi) => quali.flatMap((b): readonly Rule[] => [b.netto, b.redditoComplessivo, b.redditoImponibile])
  const assenti = blocchi.slice(presenti)
  return {
    legge: [costo, utileAnteImposte, distribuibile, prelievo, netto, ...misurati(blocchi.slice(0, presenti))],
    muove: campiMossi(s),
    fermi: [
      ...scenari[s].compensi.slice(presenti).flatMap(({ compenso, societa }) => [compenso, societa]),
      ...assenti.map((b) => b.totale),
      ...misurati(assenti),
    ],
  }
}
