/**
 * The compiled law of a simulator and year, built ahead of its rules: a host says where it finds it. Rules without one run as
 * generated JavaScript, with the same bits.
 */
import type { TaxYear } from '@bilancia/contract'
import type { HostEdition, Shape } from './edition.ts'

/** A year of the simulator at work; the signature of its rules, the fingerprint of the whole. */
export type Artefact<T extends Shape = Shape> = { readonly edition: HostEdition<T>; readonly firma: string; readonly impronta: string }

/** Null where there is none for the simulator in the year. */
export type Artefacts = <T extends Shape>(simulatore: string, anno: TaxYear) => Artefact<T> | null

let given: Artefacts = () => null

/** Says where artefacts are found, before rules are asked for anything. */
export function runOn(artefacts: Artefacts): void {
  given = artefacts
}

export const artefactOf: Artefacts = (simulatore, anno) => given(simulatore, anno)
