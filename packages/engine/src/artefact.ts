/** The description of the compiled law of a simulator and year, and the check that it was built from the current rules. */
import type { TaxYear } from '@bilancia/contract'
import type { Rule } from './rule.ts'

/** Where a program keeps its values in the row. */
export type ProgramManifest = {
  /** Number of entries that the fields take. The rules follow them. */
  readonly campi: number
  readonly regole: number
  /** Signature of the rule ids in order. A row of other rules is refused. */
  readonly firma: string
}

/** The path of a value and its place in the row. */
export type Posto = readonly [percorso: string, posto: number]

export type Manifest = {
  readonly simulatore: string
  readonly anno: TaxYear
  /** Versions of the engine and of the law. */
  readonly motore: string
  readonly legge: string
  /** By the name of the routine that runs the program. */
  readonly programmi: Readonly<Record<string, ProgramManifest>>
  /** Size of each module in bytes: the calculation, and the modules that hosts load after it. */
  readonly moduli: Readonly<Record<string, number>>
  readonly ingressi: readonly Posto[]
  readonly uscite: readonly Posto[]
  /** Hash of all modules, of the data for hosts and of everything above. */
  readonly sha256: string
}

/** The artefact was built from other rules than the current ones. */
export class ArtefattoDiverso extends Error {
  readonly code = 'ARTEFATTO_DIVERSO'

  constructor(simulatore: string, anno: TaxYear) {
    super(`L'artefatto di ${simulatore} ${anno} è di altre regole: va ricostruito con npm run -s legge -- impronte`)
    this.name = 'ArtefattoDiverso'
  }
}

/** FNV-1a hash of the ids in order. It tells two rows apart; it is not a security check. */
export function firma(rules: readonly Rule[]): string {
  let hash = 0x811c9dc5
  for (const { id } of rules) {
    for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193)
    hash = Math.imul(hash ^ 10, 0x01000193)
  }
  return (hash >>> 0).toString(16)
}
