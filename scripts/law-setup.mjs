// Builds the law before the tests.
import { law } from './law.mjs'

export async function setup() {
  if ((await law(process.execPath)) !== 0) throw new Error('The law does not compile')
}
