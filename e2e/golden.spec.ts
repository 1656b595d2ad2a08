/** The figures on the page equal the golden lines, computed by an independent program: some lines of each simulator, number by number. */
import { readFileSync } from 'node:fs'
import { format, valueAt } from '@bilancia/contract'
import { long } from './support/long.ts'
import { enter } from './support/sign-in.ts'
import { showZeroLines } from './support/simulator.ts'
import { expect, type Page, test } from './support/test.ts'

type Golden = {
  readonly id: string
  readonly stato: Record<string, unknown> & { readonly annoImposta: number }
  readonly atteso: Record<string, unknown>
}

type Simulator = {
  readonly path: string
  readonly application: number
  readonly golden: string
  readonly lines: number
  readonly tabs: readonly string[]
  /** The minimum number of figures of a line that the page must show. */
  readonly atLeast: number
  /** Figures that are shown without their sign. */
  readonly unsigned: RegExp
}

const simulators: readonly Simulator[] = [
  {
    path: '/iforf',
    application: 1,
    golden: 'iforfettari',
    lines: 10,
    tabs: ['Dati', 'Collaboratori e requisiti', 'Regime normale', 'Confronto'],
    atLeast: 30,
    unsigned: /^confronto\.vantaggioForfettarioConIva$/,
  },
  {
    path: '/convsrl',
    application: 2,
    golden: 'convsrl',
    lines: 6,
    tabs: ['Normale', 'Solo compenso', 'Solo dividendi', 'Compensi e Dividendi', 'S.r.l trasparente', 'Trasparente e Compensi', 'Riepilogo'],
    atLeast: 150,
    unsigned: /\.risparmio$/,
  },
]

/** Some lines from the whole file. In the long run every kind and year is among them. */
function chosen({ golden, lines }: Simulator): readonly Golden[] {
  const file = new URL(`../packages/tax-rules/golden/${golden}.jsonl`, import.meta.url)
  const all = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Golden)
  return all.filter((_, i) => i % Math.floor(all.length / lines) === 0).slice(0, lines)
}

/** Saves the lines through the page's own call. Returns their numbers in the archive, by line. */
async function saved(page: Page, application: number, lines: readonly Golden[]): Promise<ReadonlyMap<string, number>> {
  const ids = await page.evaluate(
    async ([number, all]) => {
      const key = Object.keys(sessionStorage).find((k) => k.startsWith('oidc.user:')) ?? ''
      const { access_token } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
      const insert = async ({ id, stato }: (typeof all)[number]) => {
        const response = await fetch(`/api/consultools/elaborazioni/insert/44/admin/${encodeURIComponent(id)}/${number}/-/-/-`, {
          method: 'POST',
          headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
          body: JSON.stringify(stato),
        })
        const { ID } = (await response.json()) as { readonly ID: number }
        return [id, ID] as const
      }
      return Promise.all(all.map(insert))
    },
    [application, lines] as const,
  )
  return new Map(ids)
}

/** In the daily run `golden-pagina` compares every tenth line in the browser, and the two main tasks compare shown figures with published ones. */
const guarded = long('apps/web/test/browser/golden-pagina.test.ts', 'e2e/convsrl.spec.ts', 'e2e/iforfettari.spec.ts')

for (const simulator of simulators)
  test.describe(simulator.path, () => {
    const lines = chosen(simulator)
    let ids: ReadonlyMap<string, number>
    test.beforeAll(async ({ browser }) => {
      const page = await browser.newPage()
      await enter(page, '/profilo', 'admin')
      ids = await saved(page, simulator.application, lines)
      await page.close()
    })

    for (const line of lines)
      test(`i numeri di ${line.id} (${line.stato.annoImposta}) sono quelli della simulazione di riferimento`, guarded, async ({ page }) => {
        await enter(page, `${simulator.path}/${ids.get(line.id)}`, 'admin')
        await expect(page.getByText('Tutto salvato')).toBeVisible()
        let compared = 0
        for (const tab of simulator.tabs) {
          const opened = page.getByRole('tab', { name: new RegExp(`^${tab}`) })
          await opened.click()
          await expect(opened).toHaveAttribute('aria-selected', 'true')
          await page.waitForLoadState('networkidle')
          await showZeroLines(page)
          const shown = await page
            .locator('[data-explains]')
            .evaluateAll((buttons) => buttons.map((button) => ({ path: button.getAttribute('data-explains') ?? '', text: (button.textContent ?? '').trim() })))
          for (const { path, text } of shown) {
            const value = valueAt(line.atteso, path)
            // Sentences about a number and the rules of the picture are tested elsewhere.
            if (typeof value !== 'number' || !/^[−\d][\d.,]*( €|%)?$/.test(text)) continue
            const euro = [format.money(value), format.amount(value)]
            const told = simulator.unsigned.test(path) ? [...euro, format.money(Math.abs(value)), format.amount(Math.abs(value))] : euro
            expect([...told, format.percent(value), format.number(value)], `${tab}: ${path}`).toContain(text)
            compared++
          }
        }
        expect(compared).toBeGreaterThan(simulator.atLeast)
      })
  })
