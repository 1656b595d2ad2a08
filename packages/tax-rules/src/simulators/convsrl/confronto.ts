/** Whether to convert: the current form beside the scenarios, with the profit kept in the company and with all of it paid out. */
import { convsrl } from '@bilancia/contract'
import { type Condizione, esito, type Importo, type Regola, type Requisito, regola, requisito, sceltaTra, soloSe, somma, vero } from '@bilancia/engine'
import { prospetto } from '../../norme.ts'
import * as affidabilita from './affidabilita.ts'
import { campi, type Scenario } from './dati.ts'
import * as oggi from './oggi.ts'
import { totali } from './riepilogo.ts'
import { type BloccoScenario, scenari, traSoci } from './scenari.ts'

const { costi, soglia } = campi.confronto

const quotaNotaio = regola('confronto.quotaNotaio', {
  nome: 'Notaio, quota annua',
  norma: prospetto('costo una tantum diviso per gli anni'),
  formula: costi.notaio.diviso(costi.anniNotaio),
})
const costiAggiuntivi = regola('confronto.costiAggiuntivi', {
  nome: 'Costi aggiuntivi della società',
  norma: prospetto('costi annui della società in più di oggi'),
  formula: costi.contabilita.piu(costi.tassaConcessioneGovernativa, costi.dirittoAnnuale, costi.depositoBilancio, quotaNotaio),
})
const sogliaUsata = regola('confronto.sogliaUsata', { nome: 'Soglia del verdetto', norma: prospetto('dato inserito'), formula: soglia })

const { nomiLetture, verdetti } = convsrl
type Lettura = Exclude<convsrl.Lettura, 'stessoNetto'>

function voce(lettura: Lettura, s: Scenario, prelievo: Importo, netto: Importo) {
  const id = `confronto.${lettura}.${s}`
  const di = `${convsrl.nomiScenari[s]}, ${nomiLetture[lettura]}`
  const riga = (chiave: string, nome: string, formula: Importo) =>
    regola(`${id}.${chiave}`, { nome: `${nome}, ${di}`, voce: nome === 'Netto' ? 'Netto in mano' : nome, norma: prospetto(nomiLetture[lettura]), formula })
  const suo = riga('prelievo', 'Prelievo', prelievo)
  const risparmio = riga('risparmio', 'Risparmio', oggi.attribuibile.meno(suo, costiAggiuntivi))
  return {
    prelievo: suo,
    netto: riga('netto', 'Netto', netto),
    risparmio,
    verdetto: esito(`${id}.verdetto`, {
      nome: `Verdetto, ${di}`,
      voce: 'Verdetto',
      norma: prospetto('risparmio oltre la soglia'),
      formula: sceltaTra(
        verdetti,
        [
          [risparmio.supera(sogliaUsata), 'CONVIENE'],
          [risparmio.sotto(sogliaUsata.opposto()), 'NON_CONVIENE'],
        ],
        'INDIFFERENTE',
      ),
    }),
  }
}

/**
 * The computed scenario with the largest saving; the first one if several are equal. Each is compared with those after it, because one before it
 * that saves more would have been chosen. The first is computed wherever there is a comparison.
 */
function migliore<S extends Scenario>(
  lettura: Lettura,
  voci: readonly { readonly s: S; readonly attivo: Requisito; readonly risparmio: Regola<'euro'> }[],
  nomi: Readonly<Record<S, string>>,
) {
  const primo = ({ s, attivo, risparmio }: (typeof voci)[number], i: number): Condizione => {
    const altri = voci.slice(i + 1).map((v) => v.attivo.non().o(risparmio.raggiunge(v.risparmio)))
    return requisito(`confronto.${lettura}.${s}.primo`, {
      nome: `Primo per risparmio, ${nomi[s]}`,
      norma: prospetto('nessun altro risparmia di più'),
      formula: i === 0 ? vero.e(...altri) : attivo.e(...altri),
    })
  }
  const ultimo = voci.at(-1)
  if (!ultimo) throw new RangeError('A reading without scenarios')
  return esito(`confronto.${lettura}.migliore`, {
    nome: `Scenario migliore, ${nomiLetture[lettura]}`,
    voce: 'Scenario migliore',
    norma: prospetto('il risparmio più alto; a parità il primo'),
    formula: sceltaTra<S>(
      nomi,
      voci.slice(0, -1).map((v, i) => [primo(v, i), v.s] as const),
      ultimo.s,
    ),
  })
}

const inSocieta = (s: Scenario) => voce('utileInSocieta', s, totali[s].attribuibile, totali[s].netto)

/** With all profit paid out: as dividends in 3 and 4, as profit drawn in 5 and 6. */
function distribuito({ s, societa, tuttoDistribuito }: BloccoScenario) {
  const blocchi = tuttoDistribuito()
  const prelievo = societa.totale.piu(somma('euro', traSoci(blocchi.map((b) => b.attribuibile))))
  const importo = regola(`confronto.tuttoDistribuito.${s}.distribuito`, {
    nome: `Distribuito, ${convsrl.nomiScenari[s]}`,
    voce: 'Distribuito',
    norma: prospetto('tutto il distribuibile'),
    formula: societa.distribuibile,
  })
  return { distribuito: importo, ...voce('tuttoDistribuito', s, prelievo, somma('euro', traSoci(blocchi.map((b) => b.netto)))) }
}

const { scenario1, scenario2, scenario3, scenario4, scenario5, scenario6 } = scenari
const u = { scenario1: inSocieta('scenario1'), scenario2: inSocieta('scenario2') }
const t = { scenario3: distribuito(scenario3), scenario4: distribuito(scenario4), scenario5: distribuito(scenario5), scenario6: distribuito(scenario6) }

const conAttivo = <S extends Scenario>(s: S, { risparmio }: { readonly risparmio: Regola<'euro'> }) => ({ s, attivo: scenari[s].attivo, risparmio })
const nomi = convsrl.nomiScenari

/** Everything but the search of the same net, which runs outside the graph. */
export const uscite = soloSe(oggi.attivo, {
  oggi: oggi.uscite,
  costiAggiuntivi,
  soglia: sogliaUsata,
  affidabilita: affidabilita.uscite,
  utileInSocieta: {
    scenario1: soloSe(scenario1.attivo, u.scenario1),
    scenario2: soloSe(scenario2.attivo, u.scenario2),
    migliore: migliore<'scenario1' | 'scenario2'>('utileInSocieta', [conAttivo('scenario1', u.scenario1), conAttivo('scenario2', u.scenario2)], {
      scenario1: nomi.scenario1,
      scenario2: nomi.scenario2,
    }),
  },
  tuttoDistribuito: {
    scenario3: soloSe(scenario3.attivo, t.scenario3),
    scenario4: soloSe(scenario4.attivo, t.scenario4),
    scenario5: soloSe(scenario5.attivo, t.scenario5),
    scenario6: soloSe(scenario6.attivo, t.scenario6),
    migliore: migliore<'scenario3' | 'scenario4' | 'scenario5' | 'scenario6'>(
      'tuttoDistribuito',
      [conAttivo('scenario3', t.scenario3), conAttivo('scenario4', t.scenario4), conAttivo('scenario5', t.scenario5), conAttivo('scenario6', t.scenario6)],
      { scenario3: nomi.scenario3, scenario4: nomi.scenario4, scenario5: nomi.scenario5, scenario6: nomi.scenario6 },
    ),
  },
})

/** The saving of a scenario in each reading: the deciding figures. */
export const risparmi = {
  utileInSocieta: { scenario1: u.scenario1.risparmio, scenario2: u.scenario2.risparmio },
  tuttoDistribuito: { scenario3: t.scenario3.risparmio, scenario4: t.scenario4.risparmio, scenario5: t.scenario5.risparmio, scenario6: t.scenario6.risparmio },
} as const
