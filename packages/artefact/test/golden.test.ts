/** The golden runs again, on the artefacts that set-up built. */
import { taxYears } from '@bilancia/contract'
import { runOn } from '@bilancia/engine/host'
import { budget4u, convsrl, iforfettari } from '@bilancia/tax-rules'
import { expect, it } from 'vitest'
import { daDisco } from '../src/index.ts'

runOn(daDisco().artefatti)
await import('../../tax-rules/test/golden.test.ts')
await import('../../tax-rules/test/golden-budget4u.test.ts')
await import('../../tax-rules/test/golden-calendario.test.ts')
await import('../../tax-rules/test/golden-forme.test.ts')
await import('../../tax-rules/test/golden-piano.test.ts')

it('the golden runs used the artefacts', () => {
  for (const { programma } of [iforfettari, convsrl, budget4u]) for (const anno of taxYears) expect(programma.edition(anno).impronta).toMatch(/^[0-9a-f]{64}$/)
})
