/** What the page asks of Forme beside its table. The state carries the question, and the calculation ignores it. */
import type { forme, piano } from '@bilancia/contract'
import type { Aperto } from '@bilancia/tax-rules/forme/ospite'

export type AskedOfForme =
  | { readonly cerca: 'curva'; readonly variabile: forme.Variabile }
  | { readonly cerca: 'piano' }
  | { readonly cerca: 'apri'; readonly forma: forme.Forma }
export type FoundOfForme = { readonly curva: forme.Curva | null } | { readonly piano: piano.Risultato } | { readonly aperti: readonly Aperto[] }

/** Throws if the state carries no question. */
export function askedOfForme(state: object): AskedOfForme {
  const { chiesto } = state as { readonly chiesto?: AskedOfForme }
  if (!chiesto) throw new Error('Forme was asked to search for nothing')
  return chiesto
}
