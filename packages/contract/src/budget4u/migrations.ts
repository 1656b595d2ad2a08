import type { Migration } from '../fields/migrations.ts'

/** One entry for each change of the catalog that a saved state must follow, oldest first. */
export const migrations: readonly Migration[] = []
