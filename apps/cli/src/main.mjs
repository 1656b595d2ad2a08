// `calcola`, `spiega` and `legge` from the command line. JavaScript, because Node would strip an entry in TypeScript anew at every
// start, and load the stripper for it: the cache below begins to count only once it has been asked for.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fresh } from '../../../scripts/fresh.mjs'

// Before anything else is loaded: keeps the compiled code between runs.
enableCompileCache(join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'bilancia'))
const bundle = join(import.meta.dirname, '..', 'dist')
const { main } = await import(fresh(bundle) ? join(bundle, 'main.mjs') : './commands.ts')
process.exitCode = await main(process.argv.slice(2), process)
