/** The edit session of a record: stored values, typed values, errors. Fields read it, `useEditSession` creates it. */
import { type FieldError, type Form, fieldErrors } from '@bilancia/contract/api'
import { useState } from 'react'
import { changes, type FieldValue, rebased, sameDraft } from './draft.ts'

type Mode = 'Read' | 'Edit' | 'New'

/** The data for a field. */
export type FieldSession = {
  readonly mode: Mode
  readonly form: Form<object>
  /** The typed value of a field, by name. */
  readonly valueOf: (name: string) => unknown
  readonly set: (name: string, value: FieldValue) => void
  /** The visible errors. Before the first save attempt only those that a check has already found. */
  readonly errors: readonly FieldError[]
}

type Given<V> = {
  readonly form: Form<V>
  readonly stored: V
  /** The unsaved edits from before, and the version that they were made on. */
  readonly resumed: { readonly stored: V; readonly values: V } | undefined
  readonly mode: Mode
  readonly found?: ((values: V) => readonly FieldError[]) | undefined
}

export type EditSession<V> = FieldSession & {
  readonly values: V
  readonly stored: V
  /** Whether there is something to save; always true for a new record. */
  readonly modified: boolean
  /** Whether leaving would lose typed values. */
  readonly typed: boolean
  /** All errors, visible or not. */
  readonly wrong: readonly FieldError[]
  readonly tried: () => void
  /** The errors that only the server finds. Each is shown until its field differs from `sent`. */
  readonly refuse: (errors: readonly FieldError[], sent: V) => void
  /** Takes the version stored by the server. Values typed since `sent` are kept. */
  readonly accept: (now: V, sent: V) => void
}

/** Starts with the stored values; for a new record with its defaults. */
export function useEditSession<V extends object>({ form, stored: given, resumed, mode, found }: Given<V>): EditSession<V> {
  const [{ stored, values }, setState] = useState(resumed ?? { stored: given, values: given })
  const [wasTried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ readonly errors: readonly FieldError[]; readonly sent: V } | null>(null)
  const corrected = new Set(refused ? changes(values, refused.sent) : [])
  const known = found?.(values) ?? []
  // They do not stop a save, because the reason may be gone.
  const told = refused?.errors.filter(({ campo }) => !corrected.has(campo)) ?? []
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
    errors: [...(wasTried ? wrong : known), ...told],
    wrong,
    typed,
    modified: mode === 'New' || typed,
    tried: () => setTried(true),
    refuse: (errors, sent) => setRefused({ errors, sent }),
    accept: (now, sent) => {
      setTried(false)
      setRefused(null)
      setState((state) => ({ stored: now, values: rebased(sent, state.values, now) }))
    },
  }
}
