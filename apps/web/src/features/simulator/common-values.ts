/** What the results of all simulators have, for what is the same on every page. */
import type { Affidabilita, Message, ObjectShape, provvisorio, Salto, TypeOf } from '@bilancia/contract'
import { resultAt } from './result-at.ts'

type Common = { readonly messaggi: readonly Message[]; readonly salti?: readonly Salto[] } & Partial<TypeOf<ObjectShape<typeof provvisorio>>>
/** Where the grade of a verdict stands: one of these, whichever simulator. */
type Graded = { readonly confronto: { readonly affidabilita: Affidabilita } | null; readonly risultati: { readonly affidabilita: Affidabilita } | null }

export type GradePath = 'confronto.affidabilita' | 'risultati.affidabilita'
/** What every page may read, whichever simulator. */
export type AnyResult = Common & Graded
export const valueIn = resultAt<AnyResult>()
