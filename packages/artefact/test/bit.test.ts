/**
 * JavaScript and WebAssembly give the same bits, in every rule of every program: a few hundred states here, 100,000 with
 * `npm run prova:bit`.
 */
import { taxYears } from '@bilancia/contract'
import { Loaded, ValoreNonFinito } from '@bilancia/engine'
import { describe, expect, it } from 'vitest'
import { randomBudget, randomSrl, randomState, seeded } from '../../tax-rules/test/random-states.ts'
import { costruito, parti } from '../src/build.ts'

const STATES = Number(process.env.BIT ?? 300)
/** A long run on a busy machine is slow, not stuck. */
const TIMEOUT = 180_000 + 60 * STATES
const drawn = { iforfettari: randomState, convsrl: randomSrl, budget4u: randomBudget } as const

describe.each(Object.keys(parti) as (keyof typeof parti)[])('%s', (simulatore) => {
  const loaded = new Map(taxYears.map((anno) => [anno, new Loaded(costruito(simulatore, anno))]))

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
        const bad = (loaded.get(anno) ?? expect.unreachable()).runner('calcola', program.rules)(inWebAssembly)
        expect(bad < 0 ? null : new ValoreNonFinito(program.rules[bad] ?? expect.unreachable()).message).toBe(refused)
        for (let at = 0; at < inJavaScript.length; at++) {
          if (!Object.is(inJavaScript[at], inWebAssembly[at])) expect.fail(`${anno}, state ${i}, place ${at}: ${inJavaScript[at]} and ${inWebAssembly[at]}`)
        }
        values += inJavaScript.length
      }
      if (process.env.BIT) process.stdout.write(`${simulatore}: ${values} valori uguali\n`)
    },
    TIMEOUT,
  )
})

/** The sentence of what a run refuses. */
function runs(run: () => void): string | null {
  try {
    run()
    return null
  } catch (error) {
    if (error instanceof ValoreNonFinito) return error.message
    throw error
  }
}
