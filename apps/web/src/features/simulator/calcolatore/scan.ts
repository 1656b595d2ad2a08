/** Many calculations of one state in a row, each with a few other values: for sliders and curves. */
import { setPath, valueAt } from '@bilancia/contract'
import { setPaths } from '../path.ts'
import type { Calculated } from './hosts.ts'

/** Values by path. */
export type Patch = Readonly<Record<string, number>>
export type Scan = {
  readonly patches: readonly Patch[]
  /** The paths of the result that are given back, each with all below it. */
  readonly picks: readonly string[]
  /** The search beside the result runs too; what it finds is picked under this name. */
  readonly beside?: string
}

type Around = { readonly calculate: (state: object) => Promise<Calculated>; readonly search: (state: object, tell: () => void) => Promise<unknown> }

/** For each patch a result with only the picked parts. */
export async function scanned({ calculate, search }: Around, state: object, { patches, picks, beside }: Scan): Promise<readonly object[]> {
  const found: object[] = []
  for (const patch of patches) {
    const patched = setPaths({ ...state }, Object.entries(patch))
    const { State, Quadro } = await calculate(patched)
    const whole = { ...State, quadro: Quadro, ...(beside && { [beside]: await search(patched, () => {}) }) }
    found.push(
      picks.reduce<Readonly<Record<string, unknown>>>((picked, path) => {
        const value = valueAt(whole, path)
        return value === undefined ? picked : setPath(picked, path, value)
      }, {}),
    )
  }
  return found
}
