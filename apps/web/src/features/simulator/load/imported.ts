/**
 * What a load of filed returns wrote into a simulation. It is kept in the state itself, under `importati`, beside what
 * was typed: it is saved, loaded and restored with it, and no rule reads it.
 */
import type { LoadedField } from '@bilancia/contract/api'
import { getPath, setPath, type Values } from '../path.ts'

/** The value that was loaded into a field, and where it came from. */
export type Imported = { readonly valore: unknown; readonly daDove: string }

/** Where the loaded fields are kept, by path. */
export const IMPORTED = 'importati'

function all(values: Values): Readonly<Record<string, Imported>> {
  const kept = values[IMPORTED]
  return typeof kept === 'object' && kept !== null ? (kept as Readonly<Record<string, Imported>>) : {}
}

/** The field as it was loaded, null where it was not. What a saved state holds there may be anything. */
export function importedAt(values: Values, path: string): Imported | null {
  const found: Partial<Imported> | undefined = all(values)[path]
  return typeof found?.daDove === 'string' ? { valore: found.valore, daDove: found.daDove } : null
}

/** The loaded fields that hold another value by hand: neither that of a new simulation nor what an earlier load wrote. */
export function writtenByHand(values: Values, initial: Values, fields: readonly LoadedField[]): readonly LoadedField[] {
  return fields.filter(({ campo, valore }) => {
    const now = getPath(values, campo)
    if (now === valore || now === getPath(initial, campo) || now === null || now === undefined || now === '') return false
    const before = importedAt(values, campo)
    return before === null || before.valore !== now
  })
}

/** The state with the loaded fields in it and where each comes from; the paths in `keep` stay as they were written. */
export function applyLoaded(values: Values, fields: readonly LoadedField[], keep: readonly string[] = []): Values {
  const written = fields.filter(({ campo }) => !keep.includes(campo))
  const marks = Object.fromEntries(written.map(({ campo, valore, daDove }): [string, Imported] => [campo, { valore, daDove }]))
  const filled = written.reduce((next, { campo, valore }) => setPath(next, campo, valore), values)
  return { ...filled, [IMPORTED]: { ...all(values), ...marks } }
}

/** The line under a field: where it was loaded from, and whether it was changed since. */
export const markOf = ({ valore, daDove }: Imported, now: unknown): string =>
  now === valore ? `importato da: ${daDove}` : `modificato dopo l'importazione da: ${daDove}`
