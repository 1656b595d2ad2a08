/** The page's calculator, in the browser, gives every golden line to the cent. Its worker is asked directly, without typing. */
import { readFileSync } from 'node:fs'
import type { Question, Said } from '../apps/web/src/features/simulator/calcolatore/messages.ts'
import { howMany } from '../packages/contract/test/how-many.ts'
import { aConfronto, type Riferimento, riferimenti, type Simulatore } from '../packages/tax-rules/test/riferimenti.ts'
import { openIforf } from './support/iforfettari.ts'
import { long } from './support/long.ts'
import { expect, type Page, test } from './support/test.ts'

const simulators: readonly Simulatore[] = ['iforfettari', 'convsrl', 'budget4u']

/** The script of the page's worker. */
async function workerOf(page: Page): Promise<string> {
  await openIforf(page)
  // A test before may have left the worker of the other simulators running.
  const script = () =>
    page
      .workers()
      .find((one) => new URL(one.url()).pathname.startsWith('/assets/worker-'))
      ?.url() ?? ''
  await expect.poll(script).not.toBe('')
  return script()
}

type Asked = Pick<Question, 'simulator'> & { readonly what: 'calculate' | 'search'; readonly states: readonly object[] }

/** The answers in the order of the states, as JSON. */
async function answers<A>(page: Page, script: string, asked: Asked): Promise<readonly A[]> {
  const text = await page.evaluate(
    async ([url, { simulator, what, states }]) => {
      const worker = new Worker(url, { type: 'module' })
      const ask = (state: object, id: number) =>
        new Promise<unknown>((resolve, reject) => {
          worker.addEventListener('message', ({ data }: MessageEvent<Said<unknown>>) => {
            if (data.id !== id || 'progress' in data) return
            if ('answer' in data) resolve(data.answer)
            else reject(new Error(data.error))
          })
          worker.addEventListener('error', ({ message }) => reject(new Error(message)))
          worker.postMessage({ id, simulator, what, state } satisfies Question)
        })
      const all = JSON.stringify(await Promise.all(states.map(ask)))
      worker.terminate()
      return all
    },
    [script, asked] as const,
  )
  return JSON.parse(text)
}

test('le simulazioni di riferimento tornano al centesimo nel browser', async ({ page }) => {
  const script = await workerOf(page)
  for (const simulator of simulators) {
    const all = riferimenti(simulator)
    expect(all).toHaveLength(60)
    // The same compiled law gives all of them in Node (packages/artefact/test/golden.test.ts).
    const lines = all.filter((_, i) => i % howMany(10, 1) === 0)
    const given = await answers<{ readonly State: object }>(page, script, { simulator, what: 'calculate', states: lines.map(({ stato }) => stato) })
    for (const [i, { id, atteso }] of lines.entries()) {
      const confronto = aConfronto(simulator, atteso, given[i]?.State ?? {})
      expect(confronto.ottenuto, id).toEqual(confronto.atteso)
    }
  }
})

test(
  'la combinazione migliore cercata nel browser non è mai oltre la tolleranza dal miglior punto noto',
  long('e2e/ottimizzatore.spec.ts', 'packages/tax-rules/test/ottimizzatore.test.ts'),
  async ({ page }) => {
    type Best = { readonly prelievo: number; readonly netto: number }
    type Line = Omit<Riferimento, 'atteso' | 'stato'> & {
      readonly stato: { readonly ottimizzatore?: { readonly obiettivo?: string } }
      readonly atteso: Best & { readonly tolleranza: number }
    }
    const file = new URL('../packages/tax-rules/golden/ottimizzatore.jsonl', import.meta.url)
    const lines = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line): Line => JSON.parse(line))
    const script = await workerOf(page)
    const found = await answers<Best | null>(page, script, { simulator: 'convsrl', what: 'search', states: lines.map(({ stato }) => stato) })
    for (const [i, { id, stato, atteso }] of lines.entries()) {
      if (stato.ottimizzatore?.obiettivo === 'NETTO_MASSIMO') expect(found[i]?.netto, id).toBeGreaterThanOrEqual(atteso.netto - atteso.tolleranza)
      else expect(found[i]?.prelievo, id).toBeLessThanOrEqual(atteso.prelievo + atteso.tolleranza)
    }
  },
)
