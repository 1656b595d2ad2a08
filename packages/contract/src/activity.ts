/**
 * The fields of an activity, shared by every simulator: sector, fund, accounts, rates. A simulator's catalog declares its
 * differences.
 */
import { choice, flag, integer, percent } from './fields/field.ts'

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
