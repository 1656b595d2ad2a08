/** The municipal surcharge in words: `0,55% fino a 28.000 €, 0,79% oltre · esente fino a 15.000 €`. */
import { format, isTaxYear, provisionalSince } from '@bilancia/contract'
import type { Comune } from '@bilancia/contract/api'

/** What the state holds of a comune: what was picked, so that a later table changes nothing saved. */
export type AddizionaleComunale = Pick<Comune, 'codiceCatastale' | 'comune' | 'sogliaEsenzione' | 'scaglioni'>

/** What the state holds, where it can be read: whoever saved it may have been another program. */
export function pickedFrom(value: unknown): AddizionaleComunale | null {
  const { codiceCatastale, comune, sogliaEsenzione, scaglioni } = (value ?? {}) as Partial<Record<keyof AddizionaleComunale, unknown>>
  const words = typeof codiceCatastale === 'string' && typeof comune === 'string'
  return words && typeof sogliaEsenzione === 'number' && Array.isArray(scaglioni) && scaglioni.every(isBracket) ? (value as AddizionaleComunale) : null
}

const isBracket = (entry: unknown): boolean => {
  const { finoA, aliquota } = (entry ?? {}) as { readonly finoA?: unknown; readonly aliquota?: unknown }
  return typeof aliquota === 'number' && (finoA === null || typeof finoA === 'number')
}

const euro = (value: number) => `${format.shortAmount(value)} €`

export function ratesInWords({ sogliaEsenzione, scaglioni }: Pick<AddizionaleComunale, 'sogliaEsenzione' | 'scaglioni'>): string {
  if (scaglioni.every(({ aliquota }) => aliquota === 0)) return 'nessuna addizionale'
  const rates = scaglioni.map(({ finoA, aliquota }) => {
    const end = finoA !== null ? ` fino a ${euro(finoA)}` : scaglioni.length > 1 ? ' oltre' : ''
    return format.percent(aliquota) + end
  })
  return rates.join(', ') + (sogliaEsenzione > 0 ? ` · esente fino a ${euro(sogliaEsenzione)}` : '')
}

/** Only what the state holds. */
export const stateOf = ({ codiceCatastale, comune, sogliaEsenzione, scaglioni }: AddizionaleComunale): AddizionaleComunale => ({
  codiceCatastale,
  comune,
  sogliaEsenzione,
  scaglioni,
})

export const sameFigures = (one: AddizionaleComunale, other: AddizionaleComunale) => ratesInWords(one) === ratesInWords(other)

/** A comune as it can be picked: what the state holds, and what the table adds. */
export type Option = AddizionaleComunale & Partial<Comune>

export const PLACEHOLDER = 'Cerca il comune'
export const nameOf = ({ comune, provincia, codiceCatastale }: Option) => `${comune}${provincia ? ` (${provincia})` : ''} · ${codiceCatastale}`

export const secondary = (option: Option, anno: number) =>
  [
    ratesInWords(option),
    option.anno !== anno && `dati ${option.anno}${isTaxYear(anno) && provisionalSince(anno) !== null ? ', riportati' : ''}`,
    option.esenzioniParticolari && 'con esenzioni particolari',
  ]
    .filter(Boolean)
    .join(' · ')
