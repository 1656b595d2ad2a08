import { type Migration, untyped } from '../fields/migrations.ts'
import { catalog } from './catalog.ts'

/** One entry for each change of the catalog that needs a migration of drafts, oldest first. */
export const migrations: readonly Migration[] = [untyped(catalog)]
