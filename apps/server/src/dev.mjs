// The server as `npm run dev` starts it anew at every change: on the law as it is now.
import { law } from '../../../scripts/law.mjs'

if (law(process.execPath) === 0) await import('./main.ts')
