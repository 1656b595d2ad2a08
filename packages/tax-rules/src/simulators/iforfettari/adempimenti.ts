/**
 * The paperwork of both regimes with its costs, and their other features. Each row has a default check mark that the
 * adviser may change.
 */
import { iforfettari } from '@bilancia/contract'
import { type Condizione, mai, type Norma, normaDal, perPeriodo, type Requisito, regola, requisito, se, somma, vero, zero } from '@bilancia/engine'
import { parametri as f } from '../../forfettario/index.ts'
import { conEsclusione } from '../../irap/index.ts'
import { legge, prospetto } from '../../norme.ts'
import { calcolabile, campi, definito, impresa, tipoPrevidenza } from './dati.ts'
import * as forfettario from './forfettario.ts'
import { type Lato, mappa, nomeLato, type PerLato, perLato } from './lati.ts'
import * as normale from './normale.ts'

const { confronto: dati, redditoContributiImposta } = campi

const si: PerLato<Condizione> = { forfettario: vero, normale: vero }
const no: PerLato<Condizione> = { forfettario: mai, normale: mai }
const soloNormale: PerLato<Condizione> = { forfettario: mai, normale: vero }

const righeDelReddito = campi.regimeNormale.determinazioneDelReddito
const adempimentiDiDefault: Readonly<Record<keyof typeof iforfettari.righeAdempimenti, PerLato<Condizione>>> = {
  tenutaContabilita: soloNormale,
  liquidazioniIva: soloNormale,
  dichiarazioneIva: soloNormale,
  dichiarazioneRedditi: si,
  isa: soloNormale,
  dichiarazioneIrap: { forfettario: mai, normale: perPeriodo({ dal2020: vero, dal2022: mai, finoAl: 2027 }) },
  fatturazioneElettronica: {
    forfettario: perPeriodo({ dal2020: mai, dal2022: redditoContributiImposta.ricavi.supera(f.ricaviFatturaElettronica), dal2024: vero, finoAl: 2027 }),
    normale: vero,
  },
  certificazioneUnica770: { forfettario: mai, normale: definito.e(righeDelReddito.lavoroDipendente.piu(righeDelReddito.compensiTerzi).supera(zero)) },
  voceLibera1: no,
  voceLibera2: no,
  voceLibera3: no,
}
const FATTURA_ELETTRONICA = normaDal({
  dal2020: legge('D.Lgs. 127/2015, art. 1, c. 3'),
  dal2022: legge('D.Lgs. 127/2015, art. 1, c. 3; D.L. 36/2022, art. 18'),
})
const notaDi = (chiave: string) =>
  chiave === 'fatturazioneElettronica' && {
    nota: "Nel 2022 e nel 2023 l'obbligo del forfettario dipende dai ricavi del 2021 (D.L. 36/2022, art. 18, c. 3): qui si guardano quelli dell'anno, e chi ha altri ricavi cambia la spunta.",
  }
const normeAdempimenti: Partial<Record<keyof typeof iforfettari.righeAdempimenti, Norma>> = {
  fatturazioneElettronica: FATTURA_ELETTRONICA,
  dichiarazioneIrap: conEsclusione('D.Lgs. 446/1997, art. 19'),
  certificazioneUnica770: legge('D.P.R. 322/1998, art. 4'),
}

export const adempimenti = mappa(iforfettari.righeAdempimenti, (chiave) =>
  perLato(
    (lato): Requisito =>
      requisito(`adempimenti.${chiave}.${lato}`, {
        nome: `${iforfettari.righeAdempimenti[chiave]}, ${nomeLato[lato]}`,
        voce: iforfettari.righeAdempimenti[chiave],
        norma: normeAdempimenti[chiave] ?? legge('L. 190/2014, art. 1, c. 59-69'),
        ...notaDi(chiave),
        formula: dati.adempimenti[chiave][lato].attivo.oppure(adempimentiDiDefault[chiave][lato]),
      }),
  ),
)

const bollo = regola('adempimenti.bollo', {
  nome: 'Imposta di bollo a carico del contribuente',
  norma: (year) => f.bollo.norma(year),
  formula: se(dati.bollo.attivo, { allora: f.bollo.per(dati.bollo.numeroFatture), altrimenti: zero }),
})
export const speseAmministrative = perLato((lato) =>
  regola(`confronto.speseAmministrative.${lato}`, {
    nome: `Spese amministrative, ${nomeLato[lato]}`,
    voce: 'Spese amministrative',
    norma: prospetto('costi annui degli adempimenti spuntati'),
    nota: 'Fuori dal reddito normale, benché lì deducibili: scritte anche nei righi 90-92 contano due volte.',
    formula: somma('euro', [
      ...Object.entries(adempimenti).map(([chiave, r]) => [r[lato], dati.adempimenti[chiave as keyof typeof adempimenti][lato].costo] as const),
      ...(lato === 'forfettario' ? [[vero, bollo] as const] : []),
    ]),
  }),
)

const contributi = { forfettario: forfettario.contributi, normale: normale.contributi }
const tuttiDodiciMesi = (lato: Lato) => {
  const { ivs } = contributi[lato]
  const perse = [ivs.titolare, ...ivs.collaboratori].map((p) => p.mesiPersi)
  return ivs.titolare.dovuto.e(...perse.map((p) => p.non()))
}
const conSeparata = campi.gestionePrevidenziale.aliquotaSep.vale('NESSUNA').non()
const dodiciMesi: PerLato<Condizione> = {
  forfettario: tuttiDodiciMesi('forfettario').o(conSeparata.e(calcolabile, contributi.forfettario.separata.dodiciMesi)),
  normale: tuttiDodiciMesi('normale').o(conSeparata.e(contributi.normale.separata.dodiciMesi)),
}
const caratteristicheDiDefault: Readonly<Record<keyof typeof iforfettari.righeCaratteristiche, PerLato<Condizione>>> = {
  addebitoIva: soloNormale,
  detrazioneIvaAcquisti: soloNormale,
  ritenutaSubita: { forfettario: mai, normale: impresa.non() },
  deduzioneCostiEffettivi: soloNormale,
  detrazioniPersonali: soloNormale,
  detrazioneBonusEdilizi: soloNormale,
  recuperoPerdite: { forfettario: mai, normale: impresa },
  isa: soloNormale,
  fatturazioneElettronica: adempimentiDiDefault.fatturazioneElettronica,
  contabilitaObbligatoria: soloNormale,
  riduzioneContributi35: { forfettario: tipoPrevidenza.vale('NON_DEFINITO').non(), normale: mai },
  limiteRicavi: { forfettario: vero, normale: mai },
  vincoloTriennale: { forfettario: mai, normale: campi.regimeNormale.contabilitaOrdinaria },
  accreditoDodiciMesi: dodiciMesi,
}
const normeCaratteristiche: Partial<Record<keyof typeof iforfettari.righeCaratteristiche, Norma>> = {
  riduzioneContributi35: legge('L. 190/2014, art. 1, c. 77'),
  vincoloTriennale: legge('L. 190/2014, art. 1, c. 70; ris. Agenzia Entrate 64/E/2018'),
  accreditoDodiciMesi: legge('L. 335/1995, art. 2, c. 29; circ. INPS 35/2016'),
  recuperoPerdite: legge('art. 8, c. 3, TUIR'),
  ritenutaSubita: legge('D.P.R. 600/1973, art. 25; L. 190/2014, art. 1, c. 67'),
  fatturazioneElettronica: FATTURA_ELETTRONICA,
}
export const caratteristiche = mappa(iforfettari.righeCaratteristiche, (chiave) =>
  perLato(
    (lato): Requisito =>
      requisito(`caratteristiche.${chiave}.${lato}`, {
        nome: `${iforfettari.righeCaratteristiche[chiave]}, ${nomeLato[lato]}`,
        voce: iforfettari.righeCaratteristiche[chiave],
        norma: normeCaratteristiche[chiave] ?? legge('L. 190/2014, art. 1, c. 54-75'),
        ...notaDi(chiave),
        formula: dati.altreCaratteristiche[chiave][lato].oppure(caratteristicheDiDefault[chiave][lato]),
      }),
  ),
)
