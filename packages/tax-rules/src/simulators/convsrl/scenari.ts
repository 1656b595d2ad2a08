/** The six scenarios, as functions of the partners. */
import { convsrl } from '@bilancia/contract'
import { type Condizione, type Importo, type Requisito, regola, requisito, scelta, zero } from '@bilancia/engine'
import { ogniAnno, parametro } from '../../legge.ts'
import { prospetto } from '../../norme.ts'
import { trasparenza } from '../../trasparenza/index.ts'
import { calcolabile, type Scenario, soci, somma, srl } from './dati.ts'
import { compensiDi, societaDi } from './societa.ts'
import { attribuzione, sociDi } from './socio.ts'

const nSoci = parametro(
  'numero',
  'soci.massimi',
  'Soci che la simulazione considera',
  prospetto('limite della simulazione'),
  ogniAnno(scelta(3, 'scelta del prodotto: tre soci')),
)
export const ammessaTrasparenza = trasparenza({ ricavi: srl.ricavi, soci: nSoci })

const conCompensi = { scenario2: srl.scenario2, scenario4: srl.scenario4, scenario6: srl.scenario6 }
type ConCompensi = keyof typeof conCompensi
const haCompensi = (s: Scenario): s is ConCompensi => Object.hasOwn(conCompensi, s)

/** The sum of the three typed fees, including those of absent partners, compared with the typed total. */
const controllo = (s: ConCompensi) => {
  const { compensi, compensoTotale } = conCompensi[s]
  const digitati = regola(`${s}.compensiDigitati`, {
    nome: `Somma dei compensi dei soci, ${convsrl.nomiScenari[s]}`,
    norma: prospetto('controllo di quadratura'),
    formula: somma(compensi),
  })
  const totale = regola(`${s}.compensoTotale`, {
    nome: `Compenso totale, ${convsrl.nomiScenari[s]}`,
    norma: prospetto('controllo di quadratura'),
    formula: compensoTotale,
  })
  return { digitati, totale, diversi: digitati.pariA(totale).non() }
}
export const controlli = { scenario2: controllo('scenario2'), scenario4: controllo('scenario4'), scenario6: controllo('scenario6') }

type Uscite = { readonly trasparente: boolean; readonly dividendi: Importo; readonly prelevato: (distribuibile: Importo) => Importo }
const nulla = () => zero
const uscite: Readonly<Record<Scenario, Uscite>> = {
  scenario1: { trasparente: false, dividendi: zero, prelevato: nulla },
  scenario2: { trasparente: false, dividendi: zero, prelevato: nulla },
  scenario3: { trasparente: false, dividendi: srl.scenario3.dividendiTotali, prelevato: nulla },
  scenario4: { trasparente: false, dividendi: srl.scenario4.dividendiTotali, prelevato: nulla },
  scenario5: { trasparente: true, dividendi: zero, prelevato: (d) => srl.scenario5.utilePrelevato.oppure(d) },
  scenario6: { trasparente: true, dividendi: zero, prelevato: (d) => srl.scenario6.utilePrelevato.oppure(d) },
}

function scenario(s: Scenario) {
  const { trasparente } = uscite[s]
  const sede = { id: s, nome: convsrl.nomiScenari[s] }
  const condizioni: readonly Condizione[] = [...(haCompensi(s) ? [controlli[s].diversi.non()] : []), ...(trasparente ? [ammessaTrasparenza] : [])]
  const attivo = requisito(`${s}.attivo`, {
    nome: `Scenario calcolabile: ${sede.nome}`,
    norma: prospetto('dati completi e requisiti di legge'),
    formula: calcolabile.e(...condizioni),
  })
  const compensi = compensiDi(s, haCompensi(s) ? conCompensi[s].compensi : null)
  const societa = societaDi(s, compensi, { ...uscite[s], conCompensi: haCompensi(s) })
  const attribuzioni = attribuzione(sede, societa.redditoImpresa)
  const movimenti = {
    conCompensi: haCompensi(s),
    compensi,
    attribuzioni,
    trasparente,
    dividendi: uscite[s].dividendi === zero ? zero : societa.dividendi,
    prelevato: trasparente ? societa.utilePrelevato : zero,
  }
  let distribuiti: ReturnType<typeof sociDi> | undefined
  /** The same scenario with all its profit paid out, under another name. It is built once for all its readers. */
  const tuttoDistribuito = () => {
    distribuiti ??= sociDi(
      { id: `${s}.distribuito`, nome: `${sede.nome}, tutto distribuito` },
      { ...movimenti, dividendi: trasparente ? zero : societa.distribuibile, prelevato: trasparente ? societa.distribuibile : zero },
    )
    return distribuiti
  }
  return {
    s,
    sede,
    attivo,
    conCompensi: movimenti.conCompensi,
    conDividendi: movimenti.dividendi !== zero,
    compensi,
    societa,
    soci: sociDi(sede, movimenti),
    tuttoDistribuito,
  }
}
export type BloccoScenario = ReturnType<typeof scenario>

export const scenari: Readonly<Record<Scenario, BloccoScenario>> = {
  scenario1: scenario('scenario1'),
  scenario2: scenario('scenario2'),
  scenario3: scenario('scenario3'),
  scenario4: scenario('scenario4'),
  scenario5: scenario('scenario5'),
  scenario6: scenario('scenario6'),
}

/** Builds a value for each scenario. */
export const perScenario = <T>(crea: (blocco: BloccoScenario) => T): Readonly<Record<Scenario, T>> => ({
  scenario1: crea(scenari.scenario1),
  scenario2: crea(scenari.scenario2),
  scenario3: crea(scenari.scenario3),
  scenario4: crea(scenari.scenario4),
  scenario5: crea(scenari.scenario5),
  scenario6: crea(scenari.scenario6),
})

/** The sum over the partners present. */
export const traSoci = (voci: readonly Importo[]): readonly (readonly [Requisito, Importo])[] =>
  voci.map((v, i) => [(soci[i] as (typeof soci)[number]).presente, v])
