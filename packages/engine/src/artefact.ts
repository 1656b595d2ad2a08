/** What is said of the compiled law of a simulator and year, and whether it is of the rules that are here. */
import type { TaxYear } from '@bilancia/contract'
import type { Rule } from './rule.ts'

/** Where things stand in the row of a program. */
export type ProgramManifest = {
  /** How many entries the fields take, and after them the rules. */
  readonly campi: number
  readonly regole: number
  /** Of the ids of the rules in their order: a row of other rules is refused. */
  readonly firma: string
}

/** A value by its path and its place in the row. */
export type Posto = readonly [percorso: string, posto: number]

export type Manifest = {
  readonly simulatore: string
  readonly anno: TaxYear
  /** Versions of the engine and of the law. */
  readonly motore: string
  readonly legge: string
  /** By the name of the routine that runs it. */
  readonly programmi: Readonly<Record<string, ProgramManifest>>
  /** How many bytes each module has: the calculation, and what hosts load after it. */
  readonly moduli: Readonly<Record<string, number>>
  readonly ingressi: readonly Posto[]
  readonly uscite: readonly Posto[]
  /** Of all modules, of what hosts are told and of all that stands above. */
  readonly sha256: string
}

/** The artefact is of other rules than those that are here: it was built from other sources. */
export class ArtefattoDiverso extends Error {
  readonly code = 'ARTEFATTO_DIVERSO'

  constructor(simulatore: string, anno: TaxYear) {
    super(`L'artefatto di ${simulatore} ${anno} è di altre regole: va ricostruito con npm run -s legge -- impronte`)
    this.name = 'ArtefattoDiverso'
  }
}

/** Of the ids in their order (FNV-1a): for telling rows apart, not for trust. */
export function firma(rules: readonly Rule[]): string {
  let hash = 0x811c9dc5
  for (const { id } of rules) {
    for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193)
    hash = Math.imul(hash ^ 10, 0x01000193)
  }
  return (hash >>> 0).toString(16)
}
