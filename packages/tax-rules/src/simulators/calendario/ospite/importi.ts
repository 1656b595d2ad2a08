/** Arithmetic of amounts: every line to the cent, half up. */
import { roundToCent, sumToCent, truncateTo } from '@bilancia/contract'

/** One amount less another. Of whole cents without the floating-point noise, which would turn half a cent of a percentage down. */
export const differenza = (uno: number, altro: number): number => ([uno, altro].every((x) => roundToCent(x) === x) ? roundToCent(uno - altro) : uno - altro)

export const alCento = (importo: number, percento: number): number => roundToCent((importo * percento) / 100)

/** Equal parts: each is cut at the cent, the last takes the rest, so they add up and none is negative. */
export function parti(importo: number, quante: number): readonly number[] {
  const una = truncateTo(importo / quante, 2)
  return Array.from({ length: quante }, (_, k) => (k < quante - 1 ? una : roundToCent(importo - una * (quante - 1))))
}

/** Parts in proportion to weights, in the same way. The last one with a weight takes the rest. */
export function partiSecondo(importo: number, pesi: readonly number[]): readonly number[] {
  const totale = pesi.reduce((a, b) => a + b, 0)
  const ultimo = pesi.findLastIndex((peso) => peso > 0)
  const tagliate = pesi.map((peso, k) => (k === ultimo ? 0 : truncateTo((importo * peso) / totale, 2)))
  return tagliate.map((parte, k) => (k === ultimo ? roundToCent(importo - sumToCent(tagliate)) : parte))
}
