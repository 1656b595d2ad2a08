// `calcola`, `spiega` and `legge` from the command line. JavaScript, because Node would strip an entry in TypeScript anew at every
// start, and load the stripper for it: the cache below begins to count only once it has been asked for.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Before anything else is loaded: keeps the stripped and compiled sources between runs.
enableCompileCache(join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'bilancia'))
const { main } = await import('./commands.ts')
process.exitCode = await main(process.argv.slice(2), process)
