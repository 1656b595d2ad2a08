/** The reliability of the verdict: missing data, and what an untyped zero leaves out. */
import { iforfettari } from '@bilancia/contract'
import { almenoUna, type Condizione, indicato, mai, nessuno as nessunFiglio, perPeriodo, zero, zeroPercento } from '@bilancia/engine'
import { affidabilita, type Manca, quandoManca, senzaComune, senzaRegione, silenzio } from '../../affidabilita/index.ts'
import { parametri as f } from '../../forfettario/index.ts'
import { redditiFuori } from '../../persona.ts'
import { speseAmministrative } from './adempimenti.ts'
import { rettifica } from './confronto.ts'
import { calcolabile, campi, collaboratori, conIvs, definito, disposizione, impresa, type Persona, professione, tipoPrevidenza } from './dati.ts'
import * as forfettario from './forfettario.ts'
import * as normale from './normale.ts'
import { risposti } from './requisiti.ts'

const { gestionePrevidenziale, regimeForfettario, redditoContributiImposta, regimeNormale, liquidazioneIrpef, confronto } = campi
const r = regimeNormale.determinazioneDelReddito

const nessuno = (campi: readonly Parameters<typeof indicato>[0][]): Condizione => almenoUna(campi.map(indicato)).non()
const costi = [r.lavoroDipendente, r.compensiTerzi, r.ammortamenti, r.canoniLeasing, r.interessiPassivi]
const costiImpresa = nessuno([...costi, r.esistenzeIniziali, r.acquisti, r.servizi, r.altriCosti])
const costiProfessione = nessuno([...costi, r.immobili, r.consumi, r.speseLimitate, r.altreSpese])

const dueLati = (quale: 'titolare' | 0 | 1) =>
  quale === 'titolare'
    ? ([normale.pannelli.titolare, forfettario.pannelli.titolare] as const)
    : ([normale.pannelli.collaboratori[quale], forfettario.pannelli.collaboratori[quale]] as const)
const regione = (presente: Condizione, { altriDatiPersonali: d }: Persona, quale: 'titolare' | 0 | 1) =>
  senzaRegione(presente, d.codiceRegioneResidenza, dueLati(quale))
const comune = (presente: Condizione, { altriDatiPersonali: d }: Persona, quale: 'titolare' | 0 | 1) =>
  senzaComune(presente, indicato(d.addizionaleComunalePercentuale).o(d.addizionaleComunale.presente), dueLati(quale))
/** Only for persons who pay IRPEF on the activity: deductions change nothing else. */
const carichi = (presente: Condizione, { altriDatiPersonali: d }: Persona, quale: 'titolare' | 0 | 1) => ({
  quando: presente.e(d.coniugeACarico.non(), indicato(d.numeroFigliACarico).non(), dueLati(quale)[0].irpefNetta.supera(zero)),
})
const [uno, due] = collaboratori
/** Only the first requirement without an answer is listed; all of them are in `requisitiVerificati`. */
const primoSenzaRisposta = Object.fromEntries(
  Object.entries(risposti).map(([chiave, risposto], i, tutti) => [
    chiave,
    { quando: definito.e(...tutti.slice(0, i).map(([, prima]) => prima), risposto.non()) },
  ]),
) as Readonly<Record<keyof typeof risposti, Manca>>

const campiIrap = regimeNormale.determinazioneDelValoreDellaProduzioneNetta
const aliquotaStartUp = regimeForfettario.impostaSost.pariA(f.aliquotaStartUp)

const cassaDaCalcolare = gestionePrevidenziale.cassaProfessionale.e(indicato(redditoContributiImposta.contributiCassaProf).non())
const digitata = regimeNormale.contributiCassaProfNormale.compilato()
/** Whether the contributions of the fund are computed on both sides. A typed amount replaces the ordinary one. */
const calcolata = calcolabile.non().o(forfettario.fondo.calcolata).e(normale.fondo.calcolata.o(digitata), normale.fondo.mostrata)
/** Which figures are missing does not depend on the income, so the answer is the same on both sides. */
const parziale = forfettario.fondo.fondo.stato.vale('PARZIALE')

const mancanti = quandoManca(iforfettari.catalog, iforfettari.mancanze, {
  tipologia: { quando: definito.non() },
  gruppo: { quando: definito.e(regimeForfettario.gruppo.codice(0)) },
  impostaSost: { quando: definito.e(regimeForfettario.impostaSost.supera(zeroPercento).non()) },
  ricavi: { quando: definito.e(indicato(redditoContributiImposta.ricavi).non()) },
  aliquotaSep: { quando: professione.e(gestionePrevidenziale.aliquotaSep.vale('NESSUNA'), gestionePrevidenziale.cassaProfessionale.non()) },
  tipoPrevidenza: { quando: impresa.e(tipoPrevidenza.vale('NON_DEFINITO')) },
  contributiCassa: { quando: cassaDaCalcolare.e(calcolata.non()) },
  cassaParziale: { quando: cassaDaCalcolare.e(calcolata, parziale) },
  costiImpresa: { quando: impresa.e(costiImpresa) },
  costiProfessione: { quando: professione.e(costiProfessione) },
  quotaCollaboratore: { quando: impresa.e(campi.famigliare, campi.quotaCollab1.supera(zeroPercento).non()) },
  regione: regione(definito, liquidazioneIrpef, 'titolare'),
  comune: comune(definito, liquidazioneIrpef, 'titolare'),
  carichi: carichi(definito, liquidazioneIrpef, 'titolare'),
  percentualeCarichi: {
    quando: definito.e(
      liquidazioneIrpef.altriDatiPersonali.numeroFigliACarico.supera(nessunFiglio),
      liquidazioneIrpef.altriDatiPersonali.percentualeCarichi.supera(zeroPercento).non(),
    ),
  },
  regioneCollaboratore1: regione(uno.presente, uno.dati, 0),
  comuneCollaboratore1: comune(uno.presente, uno.dati, 0),
  carichiCollaboratore1: carichi(uno.presente, uno.dati, 0),
  regioneCollaboratore2: regione(due.presente, due.dati, 1),
  comuneCollaboratore2: comune(due.presente, due.dati, 1),
  carichiCollaboratore2: carichi(due.presente, due.dati, 1),
  annoInizio: {
    quando: definito.e(aliquotaStartUp, regimeForfettario.annoInizioAttivita.compilato().non()),
    alPiu: forfettario.imposta.netto.al(f.aliquotaOrdinaria).meno(forfettario.imposta.imposta).nonNegativo(),
  },
  autonomaOrganizzazione: {
    quando: perPeriodo({ dal2020: professione.e(campiIrap.autonomaOrganizzazione.compilato().non()), dal2022: mai, finoAl: 2027 }),
    alPiu: perPeriodo({ dal2020: normale.irap.netta.al(normale.irap.aliquota), dal2022: zero, finoAl: 2027 }),
  },
  redditoMax3Anni: {
    quando: perPeriodo({
      dal2020: mai,
      dal2023: definito.e(regimeNormale.flatTaxIncrementale, indicato(regimeNormale.redditoMax3Anni).non()),
      dal2024: mai,
      finoAl: 2027,
    }),
  },
  ...primoSenzaRisposta,
})

const [primo, ...altri] = redditiFuori(liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo)
const altriRedditi = primo.piu(...altri)
const { oneriDeducibili, detrazioniOneri, detrazioniOneriSoggetteATaglio, detrazioneInteressiMutuo } = liquidazioneIrpef.altriDatiPersonali
const oneri = oneriDeducibili.piu(detrazioniOneri, detrazioniOneriSoggetteATaglio, detrazioneInteressiMutuo)
const lasciati = silenzio(iforfettari.catalog, iforfettari.silenzi, {
  ivaIndetraibile: calcolabile.e(confronto.ivaIndetraibileAnnua.supera(zero).non()),
  rettificaIva: calcolabile.e(confronto.rettificaIva.compilato().non(), rettifica.pariA(zero)),
  speseAmministrative: definito.e(speseAmministrative.normale.supera(zero).non()),
  oneri: definito.e(oneri.supera(zero).non()),
  riduzione35: calcolabile.e(
    conIvs,
    redditoContributiImposta.riduzione35.non(),
    gestionePrevidenziale.riduzione50.non(),
    gestionePrevidenziale.pensionatoOver65.non(),
  ),
  altriRedditi: definito.e(altriRedditi.supera(zero).non()),
})

export const uscite = affidabilita(mancanti, { incerta: disposizione.incerta, fuori: lasciati })
