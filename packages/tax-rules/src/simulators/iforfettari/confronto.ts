/** The outcome of the comparison: totals, VAT adjustment, the three advantages, admission and verdict. */
import { almenoUna, esito, nessuno, parole, regola, requisito, scelta, sceltaTra, se, soloSe, zero } from '@bilancia/engine'
import { motiviDiEsclusione } from '../../forfettario/index.ts'
import { rettificaIva } from '../../iva/index.ts'
import { ogniAnno, parametro } from '../../legge.ts'
import { legge, prospetto } from '../../norme.ts'
import { adempimenti, caratteristiche, speseAmministrative } from './adempimenti.ts'
import { calcolabile, campi } from './dati.ts'
import { addendi, totali } from './imposte.ts'
import { nomeLato, perLato } from './lati.ts'

const { confronto: dati, redditoContributiImposta } = campi

export const totaleComplessivo = perLato((lato) =>
  regola(`confronto.totaleComplessivo.${lato}`, {
    nome: `Totale complessivo, ${nomeLato[lato]}`,
    voce: 'Totale complessivo',
    norma: prospetto('imposte, contributi e spese amministrative'),
    formula: totali[lato].piu(speseAmministrative[lato]),
  }),
)
export const rettifica = rettificaIva(dati.tabellaRettifica, dati.rettificaIva, campi.annoImposta)

const vantaggio = regola('confronto.vantaggioForfettario', {
  nome: 'Vantaggio del regime forfettario',
  voce: 'A regime',
  norma: prospetto('totale normale meno totale forfettario'),
  formula: totaleComplessivo.normale.meno(totaleComplessivo.forfettario),
})
export const vantaggioConIva = regola('confronto.vantaggioForfettarioConIva', {
  nome: "Vantaggio del regime forfettario con l'IVA indetraibile",
  voce: "Con l'IVA indetraibile",
  norma: legge('L. 190/2014, art. 1, c. 58'),
  nota: 'Decide il verdetto.',
  formula: vantaggio.meno(dati.ivaIndetraibileAnnua),
})
const vantaggioPrimoAnno = regola('confronto.vantaggioForfettarioPrimoAnno', {
  nome: 'Vantaggio del regime forfettario nel primo anno',
  voce: 'Nel primo anno',
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

export const motivi = motiviDiEsclusione(campi.requisiti, redditoContributiImposta.ricavi)
export const escluso = requisito('confronto.nonAmmesso', {
  nome: 'Regime forfettario non ammesso',
  norma: legge('L. 190/2014, art. 1, c. 54, 57 e 71'),
  formula: almenoUna(Object.values(motivi)),
})
const indifferenza = parametro(
  'euro',
  'confronto.indifferenza',
  'Differenza entro la quale i regimi si equivalgono',
  prospetto('soglia del verdetto'),
  ogniAnno(scelta(1, 'scelta del prodotto: sotto un euro i regimi si equivalgono')),
)
export const verdetto = esito('confronto.regimeConveniente', {
  nome: 'Regime conveniente',
  norma: legge('L. 190/2014, art. 1, c. 54, 57 e 71'),
  formula: sceltaTra(
    { FORFETTARIO: 'forfettario', NORMALE: 'normale', INDIFFERENTE: 'indifferente', NON_AMMESSO: 'non ammesso' },
    [
      [escluso, 'NON_AMMESSO'],
      [vantaggioConIva.supera(indifferenza), 'FORFETTARIO'],
      [vantaggioConIva.sotto(indifferenza.opposto()), 'NORMALE'],
    ],
    'INDIFFERENTE',
  ),
})

/** The rules that give the verdict under another hypothesis. */
export const esitoDelConfronto = [verdetto, vantaggioConIva, calcolabile]

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
