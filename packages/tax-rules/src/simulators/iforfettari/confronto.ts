/** The comparison: taxes and contributions row by row, other features, paperwork and its costs, and who wins. */
import { iforfettari } from '@bilancia/contract'
import {
  type Condizione,
  cifra,
  esito,
  type Importo,
  mai,
  nessuno,
  parametro,
  parole,
  perPeriodo,
  type Regola,
  type Requisito,
  regola,
  requisito,
  sceltaTra,
  se,
  soloSe,
  somma,
  vero,
  zero,
} from '@bilancia/engine'
import { parametri as f, motiviDiEsclusione } from '../../forfettario/index.ts'
import { rettificaIva } from '../../iva/index.ts'
import { legge, prospetto } from '../../norme.ts'
import { calcolabile, campi, collaboratori, definito, impresa, tipoPrevidenza } from './dati.ts'
import * as forfettario from './forfettario.ts'
import * as normale from './normale.ts'

type Lato = iforfettari.Lato
type PerLato<T> = Readonly<Record<Lato, T>>
const { confronto: dati, redditoContributiImposta } = campi
const nomeLato = { forfettario: 'regime forfettario', normale: 'regime normale' } as const
const perLato = <T>(valore: (lato: Lato) => T): PerLato<T> => ({ forfettario: valore('forfettario'), normale: valore('normale') })

// Imposte

const pannelli = { forfettario: forfettario.pannelli, normale: normale.pannelli }
type Pannello = typeof forfettario.pannelli.titolare

const riga = (chiave: keyof typeof iforfettari.righeImposte, norma: string, importo: PerLato<Importo>): PerLato<Regola<'euro'>> =>
  perLato((lato) => regola(`confronto.${chiave}.${lato}`, { nome: `${iforfettari.righeImposte[chiave]}, ${nomeLato[lato]}`, norma, formula: importo[lato] }))

/** A line of the owner's panel; nothing while that side is not computed. */
const delTitolare = (voce: (p: Pannello) => Importo): PerLato<Importo> => ({
  forfettario: se(calcolabile, { allora: voce(pannelli.forfettario.titolare), altrimenti: zero }),
  normale: se(definito, { allora: voce(pannelli.normale.titolare), altrimenti: zero }),
})
/** A line of every panel that is there. */
const diTutti = (voce: (p: Pannello) => Importo, chi: 'tutti' | 'collaboratori'): PerLato<Importo> =>
  perLato((lato) => {
    const attivo = lato === 'forfettario' ? calcolabile : definito
    return somma('euro', [
      ...(chi === 'tutti' ? [[attivo, voce(pannelli[lato].titolare)] as const] : []),
      ...collaboratori.map(({ presente }, i) => [attivo.e(presente), voce(pannelli[lato].collaboratori[i] as Pannello)] as const),
    ])
  })

const sommePercepite = diTutti((p) => p.trattamentoIntegrativo.piu(p.sommaEsente), 'tutti')

const addendi = {
  impostaSostitutiva: riga('impostaSostitutiva', legge('L. 190/2014, art. 1, c. 64'), { forfettario: forfettario.imposta.imposta, normale: zero }),
  irpefTitolare: riga(
    'irpefTitolare',
    legge('art. 11, c. 3, TUIR'),
    delTitolare((p) => p.irpefNetta),
  ),
  flatTaxIncrementale: riga(
    'flatTaxIncrementale',
    legge('L. 197/2022, art. 1, c. 55'),
    delTitolare((p) => p.impostaFlatTaxIncrementale),
  ),
  addizionaliTitolare: riga(
    'addizionaliTitolare',
    legge('D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1'),
    delTitolare((p) => p.addizionaleRegionale.piu(p.addizionaleComunale)),
  ),
  irpefAddizionaliCollaboratori: riga(
    'irpefAddizionaliCollaboratori',
    legge('art. 11, c. 3, TUIR; D.Lgs. 446/1997, art. 50; D.Lgs. 360/1998, art. 1'),
    diTutti((p) => p.irpefNetta.piu(p.addizionaleRegionale, p.addizionaleComunale), 'collaboratori'),
  ),
  irap: riga('irap', legge('D.Lgs. 446/1997; L. 234/2021, art. 1, c. 8'), { forfettario: zero, normale: normale.irap.irap }),
  cedolareSecca: riga(
    'cedolareSecca',
    legge('D.Lgs. 23/2011, art. 3'),
    diTutti((p) => p.impostaCedolare, 'tutti'),
  ),
  contributiTitolare: riga('contributiTitolare', legge('L. 233/1990; L. 335/1995'), {
    forfettario: forfettario.contributiTitolare,
    normale: normale.contributiTitolare,
  }),
  contributiCollaboratori: riga('contributiCollaboratori', legge('L. 233/1990, art. 2'), {
    forfettario: forfettario.contributiCollaboratori,
    normale: normale.contributiCollaboratori,
  }),
  sommeIntegrative: riga(
    'sommeIntegrative',
    legge('D.L. 3/2020, art. 1; L. 207/2024, art. 1, c. 4'),
    perLato((lato) => se(campi.consideraSommeIntegrative, { allora: sommePercepite[lato].opposto(), altrimenti: zero })),
  ),
}
const totali = riga(
  'totaleImposteContributi',
  prospetto('somma delle righe'),
  perLato((lato) => {
    const { impostaSostitutiva, ...altre } = addendi
    return impostaSostitutiva[lato].piu(...Object.values(altre).map((r) => r[lato]))
  }),
)

// Adempimenti

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
  dichiarazioneIrap: { forfettario: mai, normale: perPeriodo({ dal2020: vero, dal2022: mai }) },
  fatturazioneElettronica: {
    forfettario: perPeriodo({ dal2020: mai, dal2022: redditoContributiImposta.ricavi.supera(f.ricaviFatturaElettronica), dal2024: vero }),
    normale: vero,
  },
  certificazioneUnica770: { forfettario: mai, normale: righeDelReddito.lavoroDipendente.piu(righeDelReddito.compensiTerzi).supera(zero) },
  voceLibera1: no,
  voceLibera2: no,
  voceLibera3: no,
}
const normeAdempimenti: Partial<Record<keyof typeof iforfettari.righeAdempimenti, string>> = {
  fatturazioneElettronica: 'D.Lgs. 127/2015, art. 1, c. 3; D.L. 36/2022, art. 18',
  dichiarazioneIrap: 'L. 234/2021, art. 1, c. 8',
  certificazioneUnica770: 'D.P.R. 322/1998, art. 4',
}

type Chiavi<T> = (keyof T & string)[]
const mappa = <K extends string, V>(chiavi: readonly K[], valore: (chiave: K) => V) =>
  Object.fromEntries(chiavi.map((k) => [k, valore(k)])) as Readonly<Record<K, V>>

const adempimenti = mappa(Object.keys(iforfettari.righeAdempimenti) as Chiavi<typeof iforfettari.righeAdempimenti>, (chiave) =>
  perLato(
    (lato): Requisito =>
      requisito(`adempimenti.${chiave}.${lato}`, {
        nome: `${iforfettari.righeAdempimenti[chiave]}, ${nomeLato[lato]}`,
        norma: legge(normeAdempimenti[chiave] ?? 'L. 190/2014, art. 1, c. 59-69'),
        formula: dati.adempimenti[chiave][lato].attivo.oppure(adempimentiDiDefault[chiave][lato]),
      }),
  ),
)

const bollo = regola('adempimenti.bollo', {
  nome: 'Imposta di bollo a carico del contribuente',
  norma: f.bollo.norma,
  formula: se(dati.bollo.attivo, { allora: f.bollo.per(dati.bollo.numeroFatture), altrimenti: zero }),
})
const speseAmministrative = perLato((lato) =>
  regola(`confronto.speseAmministrative.${lato}`, {
    nome: `Spese amministrative, ${nomeLato[lato]}`,
    norma: prospetto('costi annui degli adempimenti spuntati'),
    nota: 'Fuori dal reddito normale, benché lì deducibili: scritte anche nei righi 90-92 contano due volte.',
    formula: somma('euro', [
      ...Object.entries(adempimenti).map(([chiave, r]) => [r[lato], dati.adempimenti[chiave as keyof typeof adempimenti][lato].costo] as const),
      ...(lato === 'forfettario' ? [[vero, bollo] as const] : []),
    ]),
  }),
)

// Altre caratteristiche

const tuttiDodiciMesi = (lato: 'forfettario' | 'normale') => {
  const { ivs } = lato === 'forfettario' ? forfettario : normale
  const perse = [ivs.titolare, ...ivs.collaboratori].map((p) => p.mesiPersi)
  return ivs.titolare.dovuto.e(...perse.map((p) => p.non()))
}
const conSeparata = campi.gestionePrevidenziale.aliquotaSep.vale('NESSUNA').non()
const dodiciMesi: PerLato<Condizione> = {
  forfettario: tuttiDodiciMesi('forfettario').o(conSeparata.e(calcolabile, forfettario.separata.dodiciMesi)),
  normale: tuttiDodiciMesi('normale').o(conSeparata.e(normale.separata.dodiciMesi)),
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
const normeCaratteristiche: Partial<Record<keyof typeof iforfettari.righeCaratteristiche, string>> = {
  riduzioneContributi35: 'L. 190/2014, art. 1, c. 77',
  vincoloTriennale: 'L. 190/2014, art. 1, c. 70; ris. Agenzia Entrate 64/E/2018',
  accreditoDodiciMesi: 'L. 335/1995, art. 2, c. 29; circ. INPS 35/2016',
  recuperoPerdite: 'art. 8, c. 3, TUIR',
  ritenutaSubita: 'D.P.R. 600/1973, art. 25; L. 190/2014, art. 1, c. 67',
}
const caratteristiche = mappa(Object.keys(iforfettari.righeCaratteristiche) as Chiavi<typeof iforfettari.righeCaratteristiche>, (chiave) =>
  perLato(
    (lato): Requisito =>
      requisito(`caratteristiche.${chiave}.${lato}`, {
        nome: `${iforfettari.righeCaratteristiche[chiave]}, ${nomeLato[lato]}`,
        norma: legge(normeCaratteristiche[chiave] ?? 'L. 190/2014, art. 1, c. 54-89'),
        formula: dati.altreCaratteristiche[chiave][lato].oppure(caratteristicheDiDefault[chiave][lato]),
      }),
  ),
)

// Esito

export const totaleComplessivo = perLato((lato) =>
  regola(`confronto.totaleComplessivo.${lato}`, {
    nome: `Totale complessivo, ${nomeLato[lato]}`,
    norma: prospetto('imposte, contributi e spese amministrative'),
    formula: totali[lato].piu(speseAmministrative[lato]),
  }),
)
const rettifica = rettificaIva(dati.tabellaRettifica, dati.rettificaIva, campi.annoImposta)

export const vantaggio = regola('confronto.vantaggioForfettario', {
  nome: 'Vantaggio del regime forfettario',
  norma: prospetto('totale normale meno totale forfettario'),
  formula: totaleComplessivo.normale.meno(totaleComplessivo.forfettario),
})
export const vantaggioConIva = regola('confronto.vantaggioForfettarioConIva', {
  nome: "Vantaggio del regime forfettario con l'IVA indetraibile",
  norma: legge('L. 190/2014, art. 1, c. 58, lett. a)'),
  nota: 'Decide il verdetto.',
  formula: vantaggio.meno(dati.ivaIndetraibileAnnua),
})
const vantaggioPrimoAnno = regola('confronto.vantaggioForfettarioPrimoAnno', {
  nome: 'Vantaggio del regime forfettario nel primo anno',
  norma: legge('L. 190/2014, art. 1, c. 61'),
  formula: vantaggioConIva.meno(rettifica.nonNegativo()),
})

const recuperabile = requisito('confronto.rettificaRecuperabile', {
  nome: 'La rettifica IVA si recupera negli anni',
  norma: prospetto('rettifica e vantaggio annuo positivi'),
  formula: calcolabile.e(rettifica.supera(zero), vantaggioConIva.supera(zero)),
})
const anniRecupero = regola('confronto.anniRecuperoRettifica', {
  nome: 'Anni per recuperare la rettifica IVA',
  norma: prospetto('rettifica divisa per il vantaggio annuo'),
  formula: se(recuperabile, { allora: rettifica.rapporto(vantaggioConIva, { seZero: nessuno }).perEccesso(), altrimenti: nessuno }),
})

const motivi = motiviDiEsclusione(campi.requisiti, redditoContributiImposta.ricavi)
const escluso = requisito('confronto.nonAmmesso', {
  nome: 'Regime forfettario non ammesso',
  norma: legge('L. 190/2014, art. 1, c. 54, 57 e 71'),
  formula: Object.values(motivi)
    .slice(1)
    .reduce<Condizione>((a, b) => a.o(b), motivi.ricaviAnnoPrecedente),
})
const unEuro = cifra(1, 'scelta del prodotto: sotto un euro i regimi si equivalgono')
const indifferenza = parametro('euro', 'confronto.indifferenza', 'Differenza entro la quale i regimi si equivalgono', prospetto('soglia del verdetto'), {
  2020: unEuro,
  2021: unEuro,
  2022: unEuro,
  2023: unEuro,
  2024: unEuro,
  2025: unEuro,
  2026: unEuro,
})
const verdetto = esito('confronto.regimeConveniente', {
  nome: 'Regime conveniente',
  norma: legge('L. 190/2014, art. 1, c. 54, 57 e 71'),
  formula: sceltaTra(
    ['FORFETTARIO', 'NORMALE', 'INDIFFERENTE', 'NON_AMMESSO'],
    [
      [escluso, 'NON_AMMESSO'],
      [vantaggioConIva.supera(indifferenza), 'FORFETTARIO'],
      [vantaggioConIva.sotto(indifferenza.opposto()), 'NORMALE'],
    ],
    'INDIFFERENTE',
  ),
})

export const uscite = {
  totaleForfettario: totali.forfettario,
  totaleNormale: totali.normale,
  confronto: {
    imposte: { ...addendi, totaleImposteContributi: totali },
    altreCaratteristicheApplicate: caratteristiche,
    adempimentiApplicati: adempimenti,
    speseAmministrative,
    totaleComplessivo,
    rettificaIvaApplicata: rettifica,
    vantaggioForfettario: soloSe(calcolabile, vantaggio),
    vantaggioForfettarioConIva: soloSe(calcolabile, vantaggioConIva),
    vantaggioForfettarioPrimoAnno: soloSe(calcolabile, vantaggioPrimoAnno),
    anniRecuperoRettifica: soloSe(recuperabile, anniRecupero),
    regimeConveniente: soloSe(calcolabile, verdetto),
    motiviNonAmmesso: parole(motivi),
  },
}
