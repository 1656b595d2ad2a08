/**
 * The form in which a manifest is sent to a page: one text for the first figures, another with the names that come with the weights.
 * Consecutive places are written as the difference from the one before. Six equal scenarios then give the same text, which
 * compresses well.
 */
import { type Sizes, sizesOf } from './machine.ts'
import type { Manifest, Names } from './manifest.ts'

/** Numbers under these keys are not places. Each is written as the difference from the last number under the same key. */
const others = new Set(['default', 'min', 'max', 'above', 'is', 'text', 'valore', 'anno', 'limite', 'stride', 'textStride'])

/** A manifest as two texts. */
export type Packed = { readonly first: string; readonly names: string }
type First<S, C> = { readonly manifest: Omit<Manifest<S, C>, 'figures' | 'provisional'>; readonly al: string | null; readonly sizes: Sizes }

export function packed(manifest: Manifest): Packed {
  const { figures, provisional, ...rest } = manifest
  const first: First<unknown, unknown> = { manifest: rest, al: provisional?.al ?? null, sizes: sizesOf(manifest) }
  const names: Names = { figures, parametri: provisional?.parametri ?? [] }
  return {
    first: JSON.stringify(
      first,
      following((number, before) => ({ written: number - before, number })),
    ),
    names: JSON.stringify(names),
  }
}

/** `names` is called when a name is first needed. */
export function unpacked<S, C>(text: string, names: () => Names): { readonly manifest: Manifest<S, C>; readonly sizes: Sizes } {
  const { manifest, al, sizes }: First<S, C> = JSON.parse(
    text,
    following((distance, before) => ({ written: before + distance, number: before + distance })),
  )
  const provisional =
    al === null
      ? null
      : {
          al,
          get parametri() {
            return names().parametri
          },
        }
  return {
    manifest: {
      ...manifest,
      provisional,
      get figures() {
        return names().figures
      },
    },
    sizes,
  }
}

/** `step`: from a number and the one before it, the number to write and the decoded number. */
function following(step: (x: number, before: number) => { readonly written: number; readonly number: number }) {
  const last = new Map<string, number>()
  return (name: string, x: unknown): unknown => {
    if (typeof x !== 'number' || !Number.isInteger(x)) return x
    const chain = others.has(name) ? name : ''
    const { written, number } = step(x, last.get(chain) ?? 0)
    last.set(chain, number)
    return written
  }
}
