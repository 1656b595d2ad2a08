/** The user's edits of the letter, changed without mutation. */
import { type LetterEdits, type LetterText, printed } from '@bilancia/contract/api'
import { confirmedIn } from '../../simulator/confirmed.ts'

type Values = Readonly<Record<string, string>>

/** The edits in a state. Values that are not texts count as absent. */
export function editsFrom(value: unknown): LetterEdits {
  const { testi, proposti, conferme, ...fields } = asObject(value)
  return { ...texts(fields), testi: texts(asObject(testi)), proposti: texts(asObject(proposti)), conferme: confirmedIn(conferme) }
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' && !Array.isArray(value) ? { ...value } : {})
const texts = (values: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

/** The edits with a missing datum confirmed or not. */
export function withConfirmed(edits: LetterEdits, dato: string, confirmed: boolean): LetterEdits {
  const others = (edits.conferme ?? []).filter((path) => path !== dato)
  return { ...edits, conferme: confirmed ? [...others, dato] : others }
}

const without = (values: Values | undefined, id: string): Values => Object.fromEntries(Object.entries(values ?? {}).filter(([key]) => key !== id))

/** The edits with one text changed. Typing the composed text again removes the edit. */
export function withText(edits: LetterEdits, { id, proposto }: LetterText, text: string): LetterEdits {
  if (printed(text) === proposto) return withoutText(edits, id)
  return { ...edits, testi: { ...edits.testi, [id]: text }, proposti: { ...edits.proposti, [id]: proposto } }
}

export function withoutText(edits: LetterEdits, id: string): LetterEdits {
  return { ...edits, testi: without(edits.testi, id), proposti: without(edits.proposti, id) }
}

/** The current text, including an edit that is not sent yet. */
export const textOf = (edits: LetterEdits, { id, proposto }: LetterText): string => printed(edits.testi?.[id] ?? proposto)

export const isEdited = (edits: LetterEdits, id: string): boolean => edits.testi?.[id] !== undefined

/** The figures have changed since the edit, so the edit may contain old ones. */
export const isStale = (edits: LetterEdits, { id, proposto }: LetterText): boolean => isEdited(edits, id) && edits.proposti?.[id] !== proposto
