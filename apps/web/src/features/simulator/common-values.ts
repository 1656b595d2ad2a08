/** The parts shared by the results of all simulators, for components of every page. */
import type { Affidabilita, Message, ObjectShape, provvisorio, Salto, TypeOf } from '@bilancia/contract'
import { resultAt } from './result-at.ts'

type Common = { readonly messaggi: readonly Message[]; readonly salti?: readonly Salto[] } & Partial<TypeOf<ObjectShape<typeof provvisorio>>>
/** The path of the verdict's grade: one of these, in every simulator. */
type Graded = { readonly confronto: { readonly affidabilita: Affidabilita } | null; readonly risultati: { readonly affidabilita: Affidabilita } | null }

export type GradePath = 'confronto.affidabilita' | 'risultati.affidabilita'
/** The values that every page may read, in every simulator. */
export type AnyResult = Common & Graded
export const valueIn = resultAt<AnyResult>()
