/** A document of Forme e piano: the profile, and beside it what the plan needs more. One set of typed values, two results. */

import { isSection } from '../fields/evaluate.ts'
import { group } from '../fields/field.ts'
import type { StateOf } from '../fields/state.ts'
import { catalog as forme } from '../forme/catalog.ts'
import { catalog as piano } from './catalog.ts'

const { profilo: _, ...oltre } = piano

export const documento = { ...forme, piano: group('Piano', oltre) }
export type Documento = StateOf<typeof documento>

/** The plan of a document as typed; the profile is that of the first year. */
export function pianoDi({ piano: suo, ...profilo }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { ...(isSection(suo) ? suo : {}), profilo }
}
