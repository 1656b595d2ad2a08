/** The figures of law that nobody has read again, or that wait for their act, where they weigh on the figure that decides. */
import { type Affidabilita, type CifraIncerta, roundToCent } from '@bilancia/contract'
import type { HostEdition } from '@bilancia/engine/host'

const CENT = 0.01

/** A simulator that says from which part of the figure that decides, in percent, a weak figure of law is named. */
type Pesata = Pick<HostEdition, 'weigh'> & { readonly cifre: { readonly sogliaIncerte: number } }

/** Which weak figures carry more than the threshold of the value in the slot that decides, the heaviest first. */
export function cifreIncerte({ cifre, weigh }: Pesata, values: Float64Array, decide: number): readonly CifraIncerta[] {
  const limite = Math.max(CENT, (Math.abs(values[decide] as number) * cifre.sogliaIncerte) / 100)
  return weigh(values, decide)
    .filter(({ peso }) => peso > limite)
    .map(({ figura, peso }) => ({ ...figura, euro: roundToCent(peso) }))
    .sort((a, b) => b.euro - a.euro)
}

/** The block with the weak figures in it: where nothing else is missing they make it partial. */
export const conIncerte = (block: Omit<Affidabilita, 'cifreIncerte'>, cifreIncerte: readonly CifraIncerta[]): Affidabilita => ({
  ...block,
  grado: block.grado === 'COMPLETO' && cifreIncerte.length > 0 ? 'PARZIALE' : block.grado,
  cifreIncerte,
})
