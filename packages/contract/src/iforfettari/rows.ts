/** The rows of income and costs of an activity, 82 to 93. Forme and Convenienza Srl have them too. */
import { asked, group, money, optionalMoney, senzaCondizione } from '../fields/field.ts'
import * as c from './conditions.ts'

export const righiDelReddito = group('Determinazione del reddito', {
  ricaviNormale: optionalMoney('Ricavi o compensi', {
    cell: 'G81',
    help: 'Vuoto: come i ricavi del regime forfettario',
    form: { computed: 'regimeNormale.determinazioneDelReddito.ricaviNormaleApplicati' },
  }),
  altriProventi: money('Altri proventi, plusvalenze, sopravvenienze', { cell: 'G82' }),
  rimanenzeFinali: money('Rimanenze finali', { cell: 'G83', when: c.impresa }),
  esistenzeIniziali: asked(money('Esistenze iniziali', { cell: 'G84', when: c.impresa })),
  acquisti: asked(money('Acquisti di merci e materie', { cell: 'G85', when: c.impresa })),
  lavoroDipendente: asked(money('Lavoro dipendente', { cell: 'G86/87' })),
  compensiTerzi: asked(money('Collaborazioni e compensi a terzi', { cell: 'G87/88' })),
  ammortamenti: asked(money('Ammortamenti e beni fino a 516,46 €', { cell: 'G88/84' })),
  canoniLeasing: asked(money('Canoni di leasing', { cell: 'G89/85' })),
  servizi: asked(money('Servizi, affitti, utenze', { cell: 'G90', when: c.impresa })),
  interessiPassivi: asked(money('Interessi passivi e oneri finanziari', { cell: 'G91/89' })),
  altriCosti: asked(money('Altri costi deducibili', { cell: 'G92', when: c.impresa })),
  plusvalenze: money('Plusvalenze', { cell: 'G83', when: c.professione }),
  immobili: asked(money('Immobili: affitto e spese', { cell: 'G86', when: c.professione })),
  consumi: asked(money('Consumi', { cell: 'G90', when: c.professione })),
  speseLimitate: asked(money('Vitto, rappresentanza, formazione (quota deducibile)', { cell: 'G91', when: c.professione })),
  altreSpese: asked(money('Altre spese', { cell: 'G92', when: c.professione })),
})

/** The rows without the revenue. Each kind of activity reads its own, so the others do not depend on a kind elsewhere. */
const { ricaviNormale: _, ...altri } = righiDelReddito.fields
export const altriRighi = senzaCondizione(altri)
