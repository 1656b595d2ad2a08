/** Budget4u: the income statement of a firm or company, and that of a professional. */
import { not } from '../fields/condition.ts'
import { asked, choice, group, money } from '../fields/field.ts'
import * as c from './conditions.ts'

/** Cost lines of the firm that increase with the plan, by group, in the order of the form. */
export const contoEconomicoDittaSocieta = group(
  'Conto economico',
  {
    ricavi: asked(money('Ricavi', { cell: 'J14' })),
    merciMateriePrime: asked(money('Merci e materie prime', { cell: 'J17' })),
    dipendenti: asked(money('Dipendenti', { cell: 'J18', help: 'Con oneri sociali e TFR' })),
    lavorazioniCompensiTerzi: asked(money('Lavorazioni e compensi a terzi', { cell: 'J19' })),
    energiaForzaMotrice: asked(money('Energia e forza motrice', { cell: 'G21' })),
    riparazioniManutenzioni: asked(money('Riparazioni e manutenzioni', { cell: 'G22' })),
    carburantiTrasporti: asked(money('Carburanti e trasporti', { cell: 'G23' })),
    pubblicitaCancelleriaVarie: asked(money('Pubblicità, cancelleria e varie', { cell: 'G30' })),
    serviziContabili: asked(money('Servizi contabili', { cell: 'G32' })),
    speseLegaliConsulenze: asked(money('Spese legali e consulenze', { cell: 'G33' })),
    speseTelefoniche: asked(money('Spese telefoniche', { cell: 'G34', help: "Deducibili all'80%" })),
    affittoUffici: asked(money('Affitto uffici', { cell: 'G35' })),
    assicurazioni: asked(money('Assicurazioni', { cell: 'G36' })),
    illuminazione: asked(money('Illuminazione', { cell: 'G37' })),
    quoteAssociative: asked(money('Quote associative', { cell: 'G38' })),
    affittoFigurativo: money('Affitto figurativo', { cell: 'J42', help: 'Locali propri: non è un esborso e non si deduce' }),
    interessiAttivi: money('Interessi attivi su c/c, titoli ecc.', { cell: 'G48' }),
    interessiPassivi: asked(
      money('Interessi passivi', { cell: 'G47', help: 'Dedotti per intero: il limite del 30% del ROL delle S.r.l. (art. 96 TUIR) non si calcola' }),
    ),
    tipologiaInail: choice(
      'Tipologia INAIL',
      { NON_DEFINITO: 'Non definito', ARTIGIANATO: 'Artigianato', INDUSTRIA_E_COMMERCIO: 'Industria e commercio' },
      { cell: 'tipologia_inail', help: 'Compilare il campo per attivare il tasto Inail', form: { helpWhen: not(c.inailDefinito) } },
    ),
  },
  c.contoDitta,
)

export const contoEconomicoProfessionista = group(
  'Conto economico del professionista',
  {
    compensi: asked(money('Compensi', { cell: 'J70' })),
    dipendenti: asked(money('Dipendenti', { cell: 'J73' })),
    compensiTerzi: asked(money('Compensi a terzi', { cell: 'J74' })),
    energia: asked(money('Energia', { cell: 'G76' })),
    riparazioni: asked(money('Riparazioni', { cell: 'G77' })),
    serviziContabili: asked(money('Servizi contabili', { cell: 'G79' })),
    speseTelefoniche: asked(money('Spese telefoniche', { cell: 'G80', help: "Deducibili all'80%" })),
    affittoLocali: asked(money('Affitto locali', { cell: 'G81' })),
    assicurazioni: asked(money('Assicurazioni', { cell: 'G82' })),
    aggiornamentoProfessionale: asked(money('Aggiornamento professionale', { cell: 'G83', help: 'Deducibile fino a 10.000 €' })),
    carburanti: asked(money('Carburanti', { cell: 'G84', help: 'Deducibili al 20%' })),
    interessiPassivi: asked(money('Interessi passivi', { cell: 'G85' })),
  },
  c.contoProfessionista,
)
