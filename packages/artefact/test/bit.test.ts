/**
 * JavaScript and WebAssembly give the same bits in every rule of every program: forty states for each simulator here,
 * 34,000 with `npm run prova:bit`. The WebAssembly is that of the set-up.
 */
import { readFileSync } from 'node:fs'
import { type TaxYear, taxYears } from '@bilancia/contract'
import { type Rule, ValoreNonFinito } from '@bilancia/engine'
import { type Evaluate, evaluatorsOn, instantiate, type Manifest, sizesOf, ValoreNonFinitoAlPosto } from '@bilancia/engine/host'
import { describe, expect, it } from 'vitest'
import { howMany } from '../../contract/test/how-many.ts'
import { randomBudget, randomCassa, randomLato, randomSrl, randomState, seeded } from '../../tax-rules/test/random-states.ts'
import { cartella, fileDi } from '../src/index.ts'
import { parti } from '../src/share.ts'

const STATES = howMany(40, 34_000)
/** A long run on a busy machine may be slow without being stuck. */
const TIMEOUT = 180_000 + 60 * STATES
const drawn = { iforfettari: randomState, convsrl: randomSrl, budget4u: randomBudget, casse: randomCassa, concordato: randomLato } as const

describe.each(Object.keys(parti) as (keyof typeof parti)[])('%s', (simulatore) => {
  const loaded = new Map(
    taxYears.map((anno): readonly [TaxYear, Evaluate] => {
      const { moduli, perOspite } = fileDi(cartella, simulatore, anno)
      const manifest: Manifest = JSON.parse(readFileSync(perOspite, 'utf8'))
      return [anno, evaluatorsOn(sizesOf(manifest), (name) => instantiate(readFileSync(moduli[name]))).evaluate]
    }),
  )

  const { edition } = parti[simulatore]

  it(
    'gives the same bits in every rule of the result',
    () => {
      const random = seeded(16)
      let values = 0
      for (let i = 0; i < STATES; i++) {
        const anno = taxYears[i % taxYears.length] ?? taxYears[0]
        const { program, read } = edition(anno)
        const inJavaScript = read({ ...drawn[simulatore](random), annoImposta: anno }).values
        const inWebAssembly = inJavaScript.slice()
        const refused = runs(() => program.evaluate(inJavaScript))
        expect(runs(() => (loaded.get(anno) ?? expect.unreachable())(inWebAssembly), program.rules)).toBe(refused)
        for (let at = 0; at < inJavaScript.length; at++) {
          if (!Object.is(inJavaScript[at], inWebAssembly[at])) expect.fail(`${anno}, state ${i}, place ${at}: ${inJavaScript[at]} and ${inWebAssembly[at]}`)
        }
        values += inJavaScript.length
      }
      if (process.env.BILANCIA_LUNGO) process.stdout.write(`${simulatore}: ${values} valori uguali\n`)
    },
    TIMEOUT,
  )
})

/** The error message of a run with the name of the rule, or null. */
function runs(run: () => void, rules: readonly Rule[] = []): string | null {
  try {
    run()
    return null
  } catch (error) {
    if (error instanceof ValoreNonFinito) return error.message
    if (error instanceof ValoreNonFinitoAlPosto) return new ValoreNonFinito(rules[error.posto] ?? expect.unreachable()).message
    throw error
  }
}
