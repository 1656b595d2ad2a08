/** The fields of Budget4u as leaves, the type of business, and the year of the plan that a row represents. */
import { budget4u, group, integer, money } from '@bilancia/contract'
import { layout, type Quantita, regola, requisito, se } from '@bilancia/engine'
import { legge, previsione } from '../../norme.ts'
import * as p from './parametri.ts'

/**
 * A row represents one year of the plan; the first is the simulation itself. For the second and third year the plan writes
 * into the row: `esercizio` (not part of any state), the increased lines, the turnover of the year before; and it empties
 * the typed figures of IRAP. Everything else that ends with the first year (months, start-up costs) the rules derive from
 * `esercizio.numero`.
 */
const esercizioDelPiano = group('Esercizio del piano', {
  numero: integer('Anno del piano', [1, 3], { default: 1 }),
  irapAnnoPrecedente: money("Quota deducibile dell'IRAP dell'anno prima"),
})

export const disposizione = layout({ ...budget4u.catalog, esercizio: esercizioDelPiano }, 'Ricerca', budget4u.reading)
export const { campi } = disposizione
export const { informazioniCostiDiAvvio: info, contoEconomicoDittaSocieta: ditta, contoEconomicoProfessionista: studio, imposteContributi: tasse } = campi

export const anno = regola('annoImposta.applicato', { nome: "Anno d'imposta", norma: previsione('dato inserito'), formula: campi.annoImposta })

const { numero } = campi.esercizio
const primoAnno = requisito('esercizio.primo', {
  nome: "Primo anno dell'attività",
  norma: previsione('piano triennale'),
  formula: numero.codice(1),
})

/** A value for the first year, and one for the two following years. */
export const nelPrimo = <U extends 'euro' | 'percento' | 'numero'>(primo: Quantita<U>, poi: Quantita<U>): Quantita<U> =>
  se(primoAnno, { allora: primo, altrimenti: poi })

export const annoCivile = regola('esercizio.annoCivile', {
  nome: "Anno dell'esercizio",
  norma: previsione('piano triennale'),
  formula: campi.annoImposta.piu(numero).meno(p.uno),
})
/** The year whose law is used: the calendar year, but at most the last year whose law is known (or the tax year, if that is later). */
export const annoParametri = regola('esercizio.annoParametri', {
  nome: 'Anno delle regole usate',
  norma: previsione('piano triennale: le regole di un anno futuro sono le ultime note'),
  formula: annoCivile.alMassimo(campi.annoImposta.almeno(p.ultimoAnno)),
})

const { tipologia, regime } = info
export const tipo = {
  professione: tipologia.vale('PROFESSIONE'),
  impresa: tipologia.vale('IMPRESA'),
  familiare: tipologia.vale('IMPRESA_FAMILIARE'),
  societaDiPersone: tipologia.vale('SOCIETA_DI_PERSONE'),
  trasparente: tipologia.vale('SRL_TRASPARENTE'),
  nonTrasparente: tipologia.vale('SRL_NON_TRASPARENTE'),
}
const chi = (id: string, nome: string, formula: Parameters<typeof requisito>[1]['formula']) =>
  requisito(`tipologia.${id}`, { nome, norma: legge('artt. 5, 53, 55, 73 e 115-116 TUIR'), formula })
export const dittaIndividuale = chi('dittaIndividuale', 'Ditta individuale o impresa familiare', tipo.impresa.o(tipo.familiare))
export const personaFisica = chi('personaFisica', 'Persona fisica', tipo.professione.o(dittaIndividuale))
export const srl = chi('srl', 'S.r.l.', tipo.trasparente.o(tipo.nonTrasparente))
export const societa = chi('societa', 'Società', tipo.societaDiPersone.o(srl))
export const conIrpef = chi('conIrpef', 'Le persone dichiarano il reddito', personaFisica.o(tipo.societaDiPersone, tipo.trasparente))

const normale = regime.vale('NORMALE')
export const contoDitta = requisito('conto.ditta', {
  nome: 'Conto economico di ditta o società',
  norma: previsione('tipologia e regime normale'),
  formula: normale.e(dittaIndividuale.o(societa)),
})
export const contoProfessionista = requisito('conto.professionista', {
  nome: 'Conto economico del professionista',
  norma: previsione('tipologia e regime normale'),
  formula: normale.e(tipo.professione),
})
export const inRegimeNormale = requisito('conto.normale', {
  nome: 'Calcolo in regime normale',
  norma: previsione('tipologia e regime normale'),
  formula: contoDitta.o(contoProfessionista),
})
export const inRegimeForfetario = requisito('conto.forfetario', {
  nome: 'Calcolo in regime forfetario',
  norma: legge('L. 190/2014, art. 1, c. 54'),
  nota: 'Riservato alle persone fisiche.',
  formula: regime.vale('FORFETARIO').e(personaFisica),
})
export const calcolato = requisito('conto.calcolato', {
  nome: 'Tipologia e regime indicati',
  norma: previsione('servono per ogni calcolo'),
  formula: inRegimeNormale.o(inRegimeForfetario),
})

/** The typed costs of a firm and of a professional that increase in a plan, without interest. */
export const costiDitta = [
  ditta.merciMateriePrime,
  ditta.dipendenti,
  ditta.lavorazioniCompensiTerzi,
  ditta.energiaForzaMotrice,
  ditta.riparazioniManutenzioni,
  ditta.carburantiTrasporti,
  ditta.pubblicitaCancelleriaVarie,
  ditta.serviziContabili,
  ditta.speseLegaliConsulenze,
  ditta.speseTelefoniche,
  ditta.affittoUffici,
  ditta.assicurazioni,
  ditta.illuminazione,
  ditta.quoteAssociative,
]
export const costiStudio = [
  studio.dipendenti,
  studio.compensiTerzi,
  studio.energia,
  studio.riparazioni,
  studio.serviziContabili,
  studio.speseTelefoniche,
  studio.affittoLocali,
  studio.assicurazioni,
  studio.aggiornamentoProfessionale,
  studio.carburanti,
] as const
