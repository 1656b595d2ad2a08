/**
 * The compiled law of a simulator and year, built in advance. The host says where to find it. Rules without an artefact run
 * as generated JavaScript and give the same bits.
 */
import type { TaxYear } from '@bilancia/contract'
import type { HostEdition, Shape } from './edition.ts'

/** One year of a simulator, ready to run; the signature of its rules; the hash of the whole. */
export type Artefact<T extends Shape = Shape> = { readonly edition: HostEdition<T>; readonly firma: string; readonly impronta: string }

/** Gives null if the simulator has no artefact for the year. */
export type Artefacts = <T extends Shape>(simulatore: string, anno: TaxYear) => Artefact<T> | null

let registered: Artefacts = () => null

/** Sets where artefacts are found. Call it before the first calculation. */
export function runOn(artefacts: Artefacts): void {
  registered = artefacts
}

export const artefactOf: Artefacts = (simulatore, anno) => registered(simulatore, anno)
