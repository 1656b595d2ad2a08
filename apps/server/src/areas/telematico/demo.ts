/** The returns of three invented clients, for the studio of the demo data. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReturns, validTaxCode } from '@bilancia/telematic'
import type { Kept } from '../../platform/vault/secrets.ts'
import type { Place } from './scope.ts'
import { sealerOf } from './sealing.ts'
import { type Importer, replace } from './store.ts'

const folder = join(import.meta.dirname, 'demo')
const files = ['pf-impresa-2026.txt', 'pf-professionista-2026.txt', 'sc-2026.txt']

/** Imports them in the name of the user `by`. */
export async function demoReturns(kept: Kept, place: Place, by: Importer, at: Date): Promise<void> {
  const sealer = await sealerOf(kept)
  for (const fileName of files) {
    const { declarations } = await readReturns([readFileSync(join(folder, fileName))], { validTaxCode })
    const returns = declarations.map(({ cf, type, modelYear, taxYear, modules }) => ({ cf, type, modelYear, taxYear, modules: JSON.stringify(modules) }))
    await replace(kept.db, sealer, { place, fileName, by, at }, returns)
  }
}
