/**
 * The actions of a page: save, load, print… The page declares them. The shell shows them (in the toolbar of `PageHead` from 900 px, in a right-hand
 * drawer below), binds their keys and lists them under `?`.
 *
 *   usePageActions([{ id: 'salva', label: 'Salva', icon: <SaveIcon />, keys: 'Ctrl+S', onClick: save }], [{ keys: 'Invio', does: 'Campo successivo' }])
 */
import { type ReactElement, useEffect } from 'react'
import { create } from 'zustand'

export type PageAction = {
  readonly id: string
  readonly label: string
  readonly icon: ReactElement
  readonly onClick: () => void
  readonly disabled?: boolean
  /** For example `Ctrl+S`, or `Ctrl+Y o Ctrl+Maiusc+Z`; Cmd counts as Ctrl. */
  readonly keys?: string
  /** The main action of the page. */
  readonly main?: boolean
}
/** A key that the page handles itself, for the list under `?`. */
export type KeyHint = { readonly keys: string; readonly does: string }

/** A field of the page: its name, and how to get there. */
type PlaceOnPage = { readonly name: string; readonly go: () => void }

type Declared = {
  readonly actions: readonly PageAction[]
  readonly hints: readonly KeyHint[]
  /** The fields that apply now; null if the page has no form. */
  readonly places: (() => readonly PlaceOnPage[]) | null
}
const none: Declared = { actions: [], hints: [], places: null }
export const useDeclared = create<Declared>(() => none)

const noHints: readonly KeyHint[] = []

/** Declares the actions of the calling page. They are removed when it unmounts. */
export function usePageActions(actions: readonly PageAction[], hints: readonly KeyHint[] = noHints, places: Declared['places'] = null) {
  useEffect(() => useDeclared.setState({ actions, hints, places }), [actions, hints, places])
  useEffect(() => () => useDeclared.setState(none), [])
}

export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether a key press matches a shortcut written as `Ctrl+S`, or one of several written as `Ctrl+Y o Ctrl+Maiusc+Z`. */
export const pressed = (event: Press, keys: string): boolean => keys.split(' o ').some((one) => matches(event, one.toLowerCase().split('+')))

const matches = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Press, parts: readonly string[]): boolean =>
  key.toLowerCase() === parts.at(-1) &&
  (ctrlKey || metaKey) === parts.includes('ctrl') &&
  altKey === parts.includes('alt') &&
  shiftKey === parts.includes('maiusc')
