import type { ReturnType } from './layout.ts'

/**
 * The models of the supply codes: three letters, then two digits of the year. Only two can be imported; the others are
 * listed so that the refusal can name them. The letters RPF and RSC are from memory (no specification of record A of the
 * Redditi models is public). One real file of each year will confirm or correct them, here and in the layouts.
 */
export const supplyCodes: readonly { readonly letters: string; readonly model: string; readonly imports?: ReturnType }[] = [
  { letters: 'RPF', model: 'Redditi Persone fisiche', imports: 'PF' },
  { letters: 'RSC', model: 'Redditi Società di capitali', imports: 'SC' },
  { letters: 'RSP', model: 'Redditi Società di persone' },
  { letters: 'RNC', model: 'Redditi Enti non commerciali' },
  { letters: 'IRA', model: 'IRAP' },
  { letters: 'CNM', model: 'Consolidato nazionale e mondiale' },
  { letters: 'IVA', model: 'IVA annuale' },
  { letters: 'IVP', model: 'Liquidazioni periodiche IVA' },
  { letters: '730', model: '730' },
  { letters: '77S', model: '770' },
  { letters: '77O', model: '770' },
  { letters: '770', model: '770' },
  { letters: 'CUR', model: 'Certificazione unica' },
  { letters: 'UPF', model: 'Unico Persone fisiche' },
  { letters: 'U60', model: 'Unico Società di capitali' },
  { letters: 'U50', model: 'Unico Società di persone' },
  { letters: 'U61', model: 'Unico Enti non commerciali' },
  { letters: 'T12', model: 'INTRA 12' },
  { letters: 'NSP', model: 'Spesometro' },
]
