/** Budget4u: the income statement of a firm or company, and that of a professional. */
import { choice, group, money } from '../fields/field.ts'
import * as c from './conditions.ts'

/** Cost lines of the firm that grow with the plan, by group, in the order of the form. */
export const contoEconomicoDittaSocieta = group(
  'Conto economico',
  {
    ricavi: money('Ricavi', { cell: 'J14' }),
    merciMateriePrime: money('Merci e materie prime', { cell: 'J17' }),
    dipendenti: money('Dipendenti', { cell: 'J18', help: 'Con oneri sociali e TFR' }),
    lavorazioniCompensiTerzi: money('Lavorazioni e compensi a terzi', { cell: 'J19' }),
    energiaForzaMotrice: money('Energia e forza motrice', { cell: 'G21' }),
    riparazioniManutenzioni: money('Riparazioni e manutenzioni', { cell: 'G22' }),
    carburantiTrasporti: money('Carburanti e trasporti', { cell: 'G23' }),
    pubblicitaCancelleriaVarie: money('Pubblicità, cancelleria e varie', { cell: 'G30' }),
    serviziContabili: money('Servizi contabili', { cell: 'G32' }),
    speseLegaliConsulenze: money('Spese legali e consulenze', { cell: 'G33' }),
    speseTelefoniche: money('Spese telefoniche', { cell: 'G34', help: "Deducibili all'80%" }),
    affittoUffici: money('Affitto uffici', { cell: 'G35' }),
    assicurazioni: money('Assicurazioni', { cell: 'G36' }),
    illuminazione: money('Illuminazione', { cell: 'G37' }),
    quoteAssociative: money('Quote associative', { cell: 'G38' }),
    affittoFigurativo: money('Affitto figurativo', { cell: 'J42', help: 'Locali propri: non è un esborso e non si deduce' }),
    interessiPassivi: money('Interessi passivi', { cell: 'G47' }),
    interessiAttivi: money('Interessi attivi su c/c, titoli ecc.', { cell: 'G48' }),
    tipologiaInail: choice(
      'Tipologia INAIL',
      { NON_DEFINITO: 'Non definito', ARTIGIANATO: 'Artigianato', INDUSTRIA_E_COMMERCIO: 'Industria e commercio' },
      { cell: 'tipologia_inail', help: 'Compilare il campo per attivare il tasto Inail' },
    ),
  },
  c.contoDitta,
)

export const contoEconomicoProfessionista = group(
  'Conto economico del professionista',
  {
    compensi: money('Compensi', { cell: 'J70' }),
    dipendenti: money('Dipendenti', { cell: 'J73' }),
    compensiTerzi: money('Compensi a terzi', { cell: 'J74' }),
    energia: money('Energia', { cell: 'G76' }),
    riparazioni: money('Riparazioni', { cell: 'G77' }),
    serviziContabili: money('Servizi contabili', { cell: 'G79' }),
    speseTelefoniche: money('Spese telefoniche', { cell: 'G80', help: "Deducibili all'80%" }),
    affittoLocali: money('Affitto locali', { cell: 'G81' }),
    assicurazioni: money('Assicurazioni', { cell: 'G82' }),
    aggiornamentoProfessionale: money('Aggiornamento professionale', { cell: 'G83', help: 'Deducibile fino a 10.000 €' }),
    carburanti: money('Carburanti', { cell: 'G84', help: 'Deducibili al 20%' }),
    interessiPassivi: money('Interessi passivi', { cell: 'G85' }),
  },
  c.contoProfessionista,
)
