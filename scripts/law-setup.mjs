// Tests run on the law as it is now.
import { law } from './law.mjs'

export function setup() {
  if (law(process.execPath) !== 0) throw new Error('The law does not compile')
}
