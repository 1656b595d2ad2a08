/** The page's calculator, in the browser, gives every golden line to the cent. Its worker is asked directly, without typing. */
import { expect, test } from 'vitest'
import { howMany } from '../../../../packages/contract/test/how-many.ts'
import budget4u from '../../../../packages/tax-rules/golden/budget4u.jsonl?raw'
import convsrl from '../../../../packages/tax-rules/golden/convsrl.jsonl?raw'
import iforfettari from '../../../../packages/tax-rules/golden/iforfettari.jsonl?raw'
import ottimizzatore from '../../../../packages/tax-rules/golden/ottimizzatore.jsonl?raw'
import { aConfronto } from '../../../../packages/tax-rules/test/a-confronto.ts'
import type { Riferimento } from '../../../../packages/tax-rules/test/riferimenti.ts'
import { desk } from '../../src/features/simulator/calcolatore/desk.ts'

const lines = <Line = Riferimento>(text: string): readonly Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const { ask } = desk()

const simulators = [
  ['iforfettari', iforfettari],
  ['convsrl', convsrl],
  ['budget4u', budget4u],
] as const

test('le simulazioni di riferimento tornano al centesimo nel browser', async () => {
  for (const [simulator, text] of simulators) {
    const all = lines(text)
    expect(all).toHaveLength(60)
    // The same compiled law gives all of them in Node (packages/artefact/test/golden.test.ts).
    for (const { id, stato, atteso } of all.filter((_, i) => i % howMany(10, 1) === 0)) {
      const { State } = await ask<{ readonly State: object }>({ simulator, what: 'calculate', state: stato })
      const confronto = aConfronto(simulator, atteso, State)
      expect(confronto.ottenuto, id).toEqual(confronto.atteso)
    }
  }
})

type Best = { readonly prelievo: number; readonly netto: number }
type Line = Omit<Riferimento, 'atteso' | 'stato'> & {
  readonly stato: { readonly ottimizzatore?: { readonly obiettivo?: string } }
  readonly atteso: Best & { readonly tolleranza: number }
}

/** Every day: ottimizzatore.test.ts, packages/tax-rules/test/ottimizzatore.test.ts. */
test.runIf(process.env.BILANCIA_LUNGO)('la combinazione migliore cercata nel browser non è mai oltre la tolleranza dal miglior punto noto', async () => {
  for (const { id, stato, atteso } of lines<Line>(ottimizzatore)) {
    const best = await ask<Best | null>({ simulator: 'convsrl', what: 'search', state: stato })
    if (stato.ottimizzatore?.obiettivo === 'NETTO_MASSIMO') expect(best?.netto, id).toBeGreaterThanOrEqual(atteso.netto - atteso.tolleranza)
    else expect(best?.prelievo, id).toBeLessThanOrEqual(atteso.prelievo + atteso.tolleranza)
  }
})
