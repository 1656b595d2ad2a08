/**
 * A manifest as it travels to a page. Places follow one another, so each is written as its distance from the one before: what is
 * the same in six scenarios is then the same text, and compresses to little.
 */
import type { Manifest } from './manifest.ts'

/** Numbers that are no places follow the last of their name. */
const others = new Set(['default', 'min', 'max', 'above', 'is', 'text', 'valore', 'anno', 'limite', 'stride', 'textStride'])

export const packed = (manifest: Manifest): string =>
  JSON.stringify(
    manifest,
    following((number, before) => ({ written: number - before, number })),
  )

export const unpacked = <S, C>(text: string): Manifest<S, C> =>
  JSON.parse(
    text,
    following((distance, before) => ({ written: before + distance, number: before + distance })),
  )

/** `step` says what is written of a whole number, and which number it is. */
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
