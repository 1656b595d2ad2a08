// Tests run on the law as it is now.
import { join } from 'node:path'
import { law } from './law.mjs'

export function setup() {
  if (law(join(import.meta.dirname, '..'), process.execPath) !== 0) throw new Error('The law does not compile')
}
