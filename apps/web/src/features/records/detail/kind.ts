/** Texts and calls of a kind of record: one object for each kind, used by list and detail. */
import type { Form } from '@bilancia/contract/api'

export type Kind<V extends { readonly Id: number | null }, R extends { readonly Id: number }> = {
  /** The name of its queries. */
  readonly name: string
  /** The name of a record, as the title of its page; without it the title is that of its kind. */
  readonly nameOf?: (record: R) => string
  /** 'Studio', 'Nuovo studio'. */
  readonly title: string
  readonly newTitle: string
  readonly listPath: string
  readonly detailPath: string
  readonly form: Form<V>
  readonly toDraft: (record: R) => V
  readonly load: (id: number) => Promise<R>
  readonly save: (values: V) => Promise<R>
  /** `heir`: the user who takes over what belongs to the record, if `removal` of the page asks for one. */
  readonly remove: (id: number, heir: number | null) => Promise<boolean>
  readonly says: {
    /** Contains `{status}`. */
    readonly notRetrieved: string
    readonly notSaved: string
    readonly saved: (record: R) => string
    readonly added: (record: R) => string
  }
}
