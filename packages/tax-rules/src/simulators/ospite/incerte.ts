/** The weak figures of law (no second reading, or waiting for their act) with weight in the deciding figure. */
import { type Affidabilita, type CifraIncerta, roundToCent } from '@bilancia/contract'
import type { HostEdition } from '@bilancia/engine/host'

const CENT = 0.01

/** A simulator with its threshold: the share of the deciding figure, in percent, from which a weak figure of law is listed. */
type Pesata = Pick<HostEdition, 'weigh'> & { readonly cifre: { readonly sogliaIncerte: number } }

/** The weak figures whose weight in the deciding slot exceeds the threshold, the heaviest first. */
export function cifreIncerte({ cifre, weigh }: Pesata, values: Float64Array, decide: number): readonly CifraIncerta[] {
  const limite = Math.max(CENT, (Math.abs(values[decide] as number) * cifre.sogliaIncerte) / 100)
  return weigh(values, decide)
    .filter(({ peso }) => peso > limite)
    .map(({ figura, peso }) => ({ ...figura, euro: roundToCent(peso) }))
    .sort((a, b) => b.euro - a.euro)
}

/** Adds the weak figures to the block. If nothing else is missing, they lower the grade to partial. */
export const conIncerte = (block: Omit<Affidabilita, 'cifreIncerte'>, cifreIncerte: readonly CifraIncerta[]): Affidabilita => ({
  ...block,
  grado: block.grado === 'COMPLETO' && cifreIncerte.length > 0 ? 'PARZIALE' : block.grado,
  cifreIncerte,
})
