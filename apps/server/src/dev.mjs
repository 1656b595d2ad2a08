// Starts the server for `npm run dev`, again after each change, with the current law.
import { law } from '../../../scripts/law.mjs'

if ((await law(process.execPath)) === 0) await import('./main.ts')
