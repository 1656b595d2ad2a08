import { type Migration, untyped } from '../fields/migrations.ts'
import { catalog } from './catalog.ts'

/** Pages before November 2026 wrote a zero as the income of the year before. It was never typed, and the verdict needs one that was. */
const redditoPrecedente: Migration = (state) => (state.redditoPrecedente === 0 ? { ...state, redditoPrecedente: null } : state)

/** One entry for each change of the catalog that needs a migration of drafts, oldest first. */
export const migrations: readonly Migration[] = [untyped(catalog), redditoPrecedente]
