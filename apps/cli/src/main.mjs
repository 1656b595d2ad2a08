// `calcola`, `spiega` and `legge` on the command line. This file is JavaScript, because Node would strip the types of a
// TypeScript entry at every start: the compile cache below only applies after it is enabled.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { fresh } from '../../../scripts/fresh.mjs'

// Before any other import: keeps the compiled code between runs.
enableCompileCache(join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'bilancia'))
const bundle = join(import.meta.dirname, '..', 'dist')
const { main } = await import(fresh(bundle) ? join(bundle, 'main.mjs') : './commands.ts')
process.exitCode = await main(process.argv.slice(2), process)
