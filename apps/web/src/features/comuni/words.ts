/** The municipal surcharge in words: `0,55% fino a 28.000 €, 0,79% oltre · esente fino a 15.000 €`. */
import { format } from '@bilancia/contract'
import type { Comune } from '@bilancia/contract/api'

/** The state's copy of a comune. It is kept as picked, so that a later table does not change saved calculations. */
export type AddizionaleComunale = Pick<Comune, 'codiceCatastale' | 'comune' | 'sogliaEsenzione' | 'scaglioni'>

/** The copy in a state; null if it is not readable, because another program may have saved it. */
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

/** Only the fields of the state's copy. */
export const stateOf = ({ codiceCatastale, comune, sogliaEsenzione, scaglioni }: AddizionaleComunale): AddizionaleComunale => ({
  codiceCatastale,
  comune,
  sogliaEsenzione,
  scaglioni,
})

export const sameFigures = (one: AddizionaleComunale, other: AddizionaleComunale) => ratesInWords(one) === ratesInWords(other)

/** A comune in the list: the fields of the state's copy, and those of the table. */
export type Option = AddizionaleComunale & Partial<Comune>

export const PLACEHOLDER = 'Cerca il comune'
export const nameOf = ({ comune, provincia, codiceCatastale }: Option) => `${comune}${provincia ? ` (${provincia})` : ''} · ${codiceCatastale}`
