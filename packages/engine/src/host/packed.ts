/**
 * The form in which a manifest is sent to a page. Consecutive places are written as the difference from the one before. Six
 * equal scenarios then give the same text, which compresses well.
 */
import type { Manifest } from './manifest.ts'

/** Numbers under these keys are not places. Each is written as the difference from the last number under the same key. */
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
