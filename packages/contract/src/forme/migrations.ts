import type { Migration } from '../fields/migrations.ts'

/** One entry for each change of the catalog that needs a migration of saved states, oldest first. */
export const migrations: readonly Migration[] = []
