/** What a kind of record says and does: one object per kind, which list and detail read. */
import type { Form } from '@bilancia/contract/api'

export type Kind<V extends { readonly Id: number | null }, R extends { readonly Id: number }> = {
  /** Of its queries. */
  readonly name: string
  /** 'Studio', 'Nuovo studio'. */
  readonly title: string
  readonly newTitle: string
  readonly listPath: string
  readonly detailPath: string
  readonly form: Form<V>
  readonly toDraft: (record: R) => V
  readonly load: (id: number) => Promise<R>
  readonly save: (values: V) => Promise<R>
  readonly remove: (id: number) => Promise<boolean>
  readonly says: {
    /** With `{status}`. */
    readonly notRetrieved: string
    readonly notSaved: string
    readonly saved: (record: R) => string
    readonly added: (record: R) => string
  }
}
