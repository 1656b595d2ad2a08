/**
 * The record of a load of filed returns. It is part of the state, under `importati`: it is saved, loaded and restored with
 * the typed values, and no rule reads it.
 */
import { isSection } from '@bilancia/contract'
import type { LoadedField } from '@bilancia/contract/api'
import { getPath, setPath, type Values } from '../path.ts'

/** The loaded value of a field, and its source. */
export type Imported = { readonly valore: unknown; readonly daDove: string }

/** The key of the loaded fields in the state, by path. */
export const IMPORTED = 'importati'

function all(values: Values): Readonly<Record<string, Imported>> {
  const kept = values[IMPORTED]
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, Imported>>) : {}
}

/** The field as it was loaded, null if it was not. A saved state may contain anything there. */
export function importedAt(values: Values, path: string): Imported | null {
  const found: Partial<Imported> | undefined = all(values)[path]
  return typeof found?.daDove === 'string' ? { valore: found.valore, daDove: found.daDove } : null
}

/**
 * The loaded fields that contain a hand-typed value: another than the one of an earlier load, also if it was emptied; without an earlier load, neither
 * empty nor the initial one.
 */
export function writtenByHand(values: Values, initial: Values, fields: readonly LoadedField[]): readonly LoadedField[] {
  return fields.filter(({ campo, valore }) => {
    const now = getPath(values, campo)
    if (now === valore) return false
    const before = importedAt(values, campo)
    if (before) return before.valore !== now
    return now !== getPath(initial, campo) && now !== null && now !== undefined && now !== ''
  })
}

/** The state with the loaded fields and their sources. The paths in `keep` keep their values. */
export function applyLoaded(values: Values, fields: readonly LoadedField[], keep: readonly string[] = []): Values {
  const written = fields.filter(({ campo }) => !keep.includes(campo))
  const marks = Object.fromEntries(written.map(({ campo, valore, daDove }): [string, Imported] => [campo, { valore, daDove }]))
  const filled = written.reduce((next, { campo, valore }) => setPath(next, campo, valore), values)
  return { ...filled, [IMPORTED]: { ...all(values), ...marks } }
}

/** The change, by key of the state, when entry `i` of a list is removed: the sources of later entries move up with their values. */
export function sourcesWithout(values: Values, list: string, i: number): Values {
  const moved = Object.entries(all(values)).flatMap(([path, source]) => {
    const k = path.startsWith(`${list}[`) ? Number.parseInt(path.slice(list.length + 1), 10) : -1
    return k === i ? [] : [[k > i ? path.replace(`[${k}]`, `[${k - 1}]`) : path, source] as const]
  })
  return isSection(values[IMPORTED]) ? { [IMPORTED]: Object.fromEntries(moved) } : {}
}

/** The line under a field: its source, and whether it has been changed since. */
export const markOf = ({ valore, daDove }: Imported, now: unknown): string =>
  now === valore ? `importato da: ${daDove}` : `modificato dopo l'importazione da: ${daDove}`
