/** Browser tests that only `npm run test:lungo` runs, because `npm test` has another test of the same subject. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** `playwright.config.ts` leaves these out. */
export const LONG = '@lungo'

const root = join(import.meta.dirname, '..', '..')

/** Details of such a test; `guards`: the files with which `npm test` guards its subject. Throws if one does not exist. */
export function long(...guards: readonly [string, ...string[]]) {
  const gone = guards.find((file) => !existsSync(join(root, file)))
  if (gone) throw new Error(`${gone} does not exist`)
  return { tag: LONG, annotation: guards.map((description) => ({ type: 'guarded in npm test by', description })) }
}

/** For a test that runs at both sizes: `npm test` runs it only at desktop size. There `fits` also checks the page at the width of a phone. */
export const longOnPhone = (width: number) => (width < 600 ? { tag: LONG } : {})
