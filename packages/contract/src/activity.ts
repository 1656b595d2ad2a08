/**
 * The fields of an activity, shared by every simulator: sector, fund, accounts, rates. A simulator's catalog declares its
 * differences.
 */
import { asked, choice, flag, integer, type Money, money, percent } from './fields/field.ts'

export const gruppi = {
  0: 'Non definito',
  1: 'Industrie alimentari e delle bevande',
  2: "Commercio all'ingrosso e al dettaglio",
  3: 'Commercio ambulante di prodotti alimentari e bevande',
  4: 'Commercio ambulante di altri prodotti',
  5: 'Costruzioni e attività immobiliari',
  6: 'Intermediari del commercio',
  7: 'Servizi di alloggio e di ristorazione',
  8: 'Attività professionali, scientifiche, tecniche, sanitarie, di istruzione, servizi finanziari e assicurativi',
  9: 'Altre attività economiche',
} as const

export const gruppo = integer('Gruppo di settore', [0, 9], { names: gruppi })

/** The pension funds of people who run a business. Each simulator spells «none» in its own way. */
export const gestioniIvs = { ARTIGIANO: 'Artigiano', COMMERCIANTE: 'Commerciante' } as const

export const contabilita = choice('Contabilità', { SEMPLIFICATA: 'Semplificata', ORDINARIA: 'Ordinaria' })

export const aliquotaIres = percent('Aliquota IRES', { default: 24 })

/** The choices of a flat-rate taxpayer. */
export const forfettario = {
  aliquotaSostitutiva: percent("Aliquota dell'imposta sostitutiva", { options: [0, 5, 15] }),
  riduzione35: flag('Riduzione 35%'),
}

type OfKind = Pick<Partial<Money<number>>, 'when' | 'form'>
/** Rows 82 to 92 of an activity: all but its revenue. `impresa` and `professione`: when the rows of only one kind apply or are shown. */
export const righi = (impresa: OfKind = {}, professione: OfKind = {}) => ({
  altriProventi: money('Altri proventi, plusvalenze, sopravvenienze', { cell: 'G82' }),
  rimanenzeFinali: money('Rimanenze finali', { cell: 'G83', ...impresa }),
  esistenzeIniziali: asked(money('Esistenze iniziali', { cell: 'G84', ...impresa })),
  acquisti: asked(money('Acquisti di merci e materie', { cell: 'G85', ...impresa })),
  lavoroDipendente: asked(money('Lavoro dipendente', { cell: 'G86/87' })),
  compensiTerzi: asked(money('Collaborazioni e compensi a terzi', { cell: 'G87/88' })),
  ammortamenti: asked(money('Ammortamenti e beni fino a 516,46 €', { cell: 'G88/84' })),
  canoniLeasing: asked(money('Canoni di leasing', { cell: 'G89/85' })),
  servizi: asked(money('Servizi, affitti, utenze', { cell: 'G90', ...impresa })),
  interessiPassivi: asked(money('Interessi passivi e oneri finanziari', { cell: 'G91/89' })),
  altriCosti: asked(money('Altri costi deducibili', { cell: 'G92', ...impresa })),
  plusvalenze: money('Plusvalenze', { cell: 'G83', ...professione }),
  immobili: asked(money('Immobili: affitto e spese', { cell: 'G86', ...professione })),
  consumi: asked(money('Consumi', { cell: 'G90', ...professione })),
  speseLimitate: asked(money('Vitto, rappresentanza, formazione (quota deducibile)', { cell: 'G91', ...professione })),
  altreSpese: asked(money('Altre spese', { cell: 'G92', ...professione })),
})
