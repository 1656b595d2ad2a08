/** A document of Forme e piano: the profile, and the other fields of the plan under `piano`. The same typed values give both results. */

import { above } from '../fields/condition.ts'
import { isSection } from '../fields/evaluate.ts'
import { group, onForm, type Percent, type Tuple } from '../fields/field.ts'
import type { StateOf } from '../fields/state.ts'
import { catalog as forme } from '../forme/catalog.ts'
import { catalog as piano } from './catalog.ts'

const { profilo: _, ...oltre } = piano

/** The growth of a year that the plan does not reach is not asked. */
const entro = (crescita: Tuple<Percent>): Tuple<Percent> => ({
  ...crescita,
  items: crescita.items.map((item, k) => onForm(item, { shown: above('piano.anni', k + 1) })),
})

export const documento = {
  ...forme,
  piano: group('Piano', { ...oltre, crescitaRicavi: entro(oltre.crescitaRicavi), crescitaCosti: entro(oltre.crescitaCosti) }),
}
export type Documento = StateOf<typeof documento>

/** The plan of a document as typed; the profile is that of the first year. */
export function pianoDi({ piano: suo, ...profilo }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { ...(isSection(suo) ? suo : {}), profilo }
}
