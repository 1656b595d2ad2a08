// Starts the server from its bundle if that is up to date, otherwise from the sources.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fresh } from '../../../scripts/fresh.mjs'

// Before anything else is loaded: keeps the compiled code between runs.
enableCompileCache(join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'bilancia'))
const bundle = join(import.meta.dirname, '..', 'dist')
await import(fresh(bundle) ? join(bundle, 'main.mjs') : './main.ts')
