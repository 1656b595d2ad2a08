/** The concordato on its law. Nothing is searched for beside its result. */
import { ospite } from '@bilancia/tax-rules/concordato/ospite'
import { calculating, type Host, opened } from './hosts.ts'
import type { Source } from './law.ts'

export async function concordato(source: Source): Promise<Host<null>> {
  return { ...calculating(opened(ospite, source)), search: async () => null }
}
