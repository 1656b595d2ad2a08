/** Where drizzle-kit writes the migrations; the same files on both databases. */
import { join } from 'node:path'

export const migrationsFolder = join(import.meta.dirname, '..', '..', 'migrations')
