/** The edit session of a record: what is stored, what is typed, what is wrong with it. Fields read it, `useEditSession` makes it. */
import { type FieldError, type Form, fieldErrors } from '@bilancia/contract/api'
import { useState } from 'react'
import { type FieldValue, rebased, sameDraft } from './draft.ts'

export type Mode = 'Read' | 'Edit' | 'New'

/** What a field needs to know. */
export type FieldSession = {
  readonly mode: Mode
  readonly form: Form<object>
  /** What is typed, by the name of its field. */
  readonly valueOf: (name: string) => unknown
  readonly set: (name: string, value: FieldValue) => void
  /** What is shown as wrong: nothing before the first try to save, but what a check has found already. */
  readonly errors: readonly FieldError[]
}

type Given<V> = {
  readonly form: Form<V>
  readonly stored: V
  /** What was left unsaved, and the version it was typed over. */
  readonly resumed: { readonly stored: V; readonly values: V } | undefined
  readonly mode: Mode
  readonly found?: ((values: V) => readonly FieldError[]) | undefined
}

export type EditSession<V> = FieldSession & {
  readonly values: V
  readonly stored: V
  /** Whether there is something to save: always in a new record. */
  readonly modified: boolean
  /** Whether something typed would be lost. */
  readonly typed: boolean
  /** Everything that is wrong, shown or not. */
  readonly wrong: readonly FieldError[]
  readonly tried: () => void
  /** Takes what the server has stored; what was typed since `sent` stays typed. */
  readonly accept: (now: V, sent: V) => void
}

/** Starts from what is stored; in a new record, from its defaults. */
export function useEditSession<V extends object>({ form, stored: given, resumed, mode, found }: Given<V>): EditSession<V> {
  const [{ stored, values }, setState] = useState(resumed ?? { stored: given, values: given })
  const [wasTried, setTried] = useState(false)
  const known = found?.(values) ?? []
  const wrong = [...fieldErrors(form, values), ...known]
  const byName = new Map<string, unknown>(Object.entries(values))
  const typed = !sameDraft(values, stored)
  return {
    mode,
    form,
    values,
    stored,
    valueOf: (name) => byName.get(name),
    set: (name, value) => setState((state) => ({ ...state, values: { ...state.values, [name]: value } })),
    errors: wasTried ? wrong : known,
    wrong,
    typed,
    modified: mode === 'New' || typed,
    tried: () => setTried(true),
    accept: (now, sent) => {
      setTried(false)
      setState((state) => ({ stored: now, values: rebased(sent, state.values, now) }))
    },
  }
}
