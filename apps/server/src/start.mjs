// The server as it is used: from its bundle while that is of the sources as they are, from the sources otherwise.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fresh } from '../../../scripts/fresh.mjs'

// Before anything else is loaded: keeps the compiled code between runs.
enableCompileCache(join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'bilancia'))
const bundle = join(import.meta.dirname, '..', 'dist')
await import(fresh(bundle) ? join(bundle, 'main.mjs') : './main.ts')
