/**
 * The compiled law of a simulator and year, as a host runs it: a WebAssembly module and what stands in it. It is built
 * ahead (`wasm/`); a host says where it finds it. A program without one runs as generated JavaScript, with the same bits.
 */
import type { TaxYear } from '@bilancia/contract'
import { instantiate, type Machine } from './host/machine.ts'
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

export type Artefact = { readonly manifest: Manifest; readonly bytes: Uint8Array }

/** Null where there is none for the simulator in the year. */
export type Artefacts = (simulatore: string, anno: TaxYear) => Artefact | null

let given: Artefacts = () => null
const loaded = new Map<string, Loaded | null>()

/** Says where artefacts are found, before anything is calculated. */
export function runOn(artefacts: Artefacts): void {
  given = artefacts
  loaded.clear()
}

/** A module that is ready, once for each simulator and year. */
export function artefactOf(simulatore: string, anno: TaxYear): Loaded | null {
  const key = `${simulatore} ${anno}`
  const known = loaded.get(key)
  if (known !== undefined) return known
  const artefact = given(simulatore, anno)
  const made = artefact && new Loaded(artefact)
  loaded.set(key, made)
  return made
}

/** The artefact is of other rules than those that are here: it was built from other sources. */
export class ArtefattoDiverso extends Error {
  readonly code = 'ARTEFATTO_DIVERSO'

  constructor({ simulatore, anno }: Pick<Manifest, 'simulatore' | 'anno'>) {
    super(`L'artefatto di ${simulatore} ${anno} è di altre regole: va ricostruito con npm run -s legge -- impronte`)
    this.name = 'ArtefattoDiverso'
  }
}

export class Loaded {
  readonly manifest: Manifest
  readonly #instance: Machine

  constructor({ manifest, bytes }: Artefact) {
    this.manifest = manifest
    this.#instance = instantiate(bytes)
  }

  /** Runs the rules of a program on a row: gives back the place of the first rule that gave no number, or -1. */
  runner(name: string, rules: readonly Rule[]): (values: Float64Array) => number {
    const there = this.manifest.programmi[name]
    if (!there || there.firma !== firma(rules)) throw new ArtefattoDiverso(this.manifest)
    const { memory, routine } = this.#instance
    const run = routine(name)
    const size = there.campi + there.regole
    const row = new Float64Array(memory, 0, size)
    return (values) => {
      // What only searches read lies after the rules of the result.
      row.set(values.length > size ? values.subarray(0, size) : values)
      const bad = run()
      values.set(row)
      return bad
    }
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
