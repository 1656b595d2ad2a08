/**
 * A person of iForfettari, the same for owner and collaborators: the cells of the specification, and the fields that differ
 * from the shared ones.
 */
import { adapted, group, percent } from '../fields/field.ts'
import { famiglia, oneri, redditi, residenza } from '../person.ts'

export const redditiDiversiDaImpresa_LavAutonomo = group('Redditi diversi da impresa e lavoro autonomo', {
  ...adapted(redditi, {
    lavoroDipendente: { cell: 'E99' },
    giorniLavoro: { label: 'Giorni di lavoro dipendente' },
    pensione: { cell: 'E98' },
    assimilatiLavoroDipendente: { cell: 'E100' },
    redditiDiversi: { cell: 'E101' },
    fabbricatiLocati: { cell: 'E102' },
    altriRedditi: { cell: 'E103' },
    cedolareSecca: { cell: 'E105' },
    abitazionePrincipale: { cell: 'E104' },
  }),
  // Any rate is allowed here.
  aliquotaCedolare: percent(redditi.aliquotaCedolare.label, {
    default: 21,
    help: 'Di solito 21 o 10; dal 2024 26 per le locazioni brevi oltre il primo immobile',
  }),
})

export const altriDatiPersonali = group('Altri dati personali', {
  ...adapted(famiglia, { coniugeACarico: { cell: 'H99' }, numeroFigliACarico: { cell: 'J99' }, percentualeCarichi: { cell: 'L99' } }),
  ...adapted(oneri, { oneriDeducibili: { cell: 'L101' }, detrazioniOneri: { cell: 'L102' } }),
  ...adapted(residenza, { codiceRegioneResidenza: { cell: 'I104' }, addizionaleComunalePercentuale: { cell: 'M104' } }),
})
