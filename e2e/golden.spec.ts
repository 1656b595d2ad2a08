/** What the page shows equals the golden lines, computed by an independent program: ten of them, read number by number. */
import { readFileSync } from 'node:fs'
import { format } from '@bilancia/contract'
import { expect, test } from '@playwright/test'
import { signIn } from './support/sign-in.ts'

type Golden = {
  readonly id: string
  readonly stato: Record<string, unknown> & { readonly annoImposta: number; readonly nomeCognome?: string }
  readonly atteso: Record<string, unknown>
}

const all = readFileSync(new URL('../packages/tax-rules/golden/iforfettari.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Golden)
/** Ten spread over the file, of every kind and year. */
const chosen = all.filter((_, i) => i % Math.floor(all.length / 10) === 0).slice(0, 10)

const at = (object: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], object)

test.beforeEach(async ({ page }) => {
  await page.goto('/iforf')
  await signIn(page, 'admin')
})

for (const { id, stato, atteso } of chosen)
  test(`i numeri di ${id} (${stato.annoImposta}) sono quelli della simulazione di riferimento`, async ({ page }) => {
    // Saved through the same call that the page makes, then opened as a person opens it.
    const saved = await page.evaluate(
      async ([name, state]) => {
        const key = Object.keys(sessionStorage).find((k) => k.startsWith('oidc.user:')) ?? ''
        const { access_token } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
        const response = await fetch(`/api/consultools/elaborazioni/insert/44/admin/${encodeURIComponent(String(name))}/1/-/-/-`, {
          method: 'POST',
          headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
          body: JSON.stringify(state),
        })
        return (await response.json()) as { ID: number }
      },
      [id, stato] as const,
    )
    await page.goto(`/iforf?elaborazione=${saved.ID}`)
    await expect(page.getByText(`salvato · ${id}`)).toBeVisible()
    let compared = 0
    for (const tab of ['Dati', 'Collaboratori e requisiti', 'Regime normale', 'Confronto']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.waitForLoadState('networkidle')
      const shown = await page
        .locator('[data-explains]')
        .evaluateAll((buttons) => buttons.map((button) => ({ path: button.getAttribute('data-explains') ?? '', text: (button.textContent ?? '').trim() })))
      for (const { path, text } of shown) {
        const value = at(atteso, path)
        // Sentences about a number and the picture's own rules are tested elsewhere.
        if (typeof value !== 'number' || !/^[−\d][\d.,]*( €|%)?$/.test(text)) continue
        const euro = [format.money(value), format.amount(value)]
        // The headline tells an advantage without its sign.
        const told = path === 'confronto.vantaggioForfettarioConIva' ? [...euro, format.money(Math.abs(value))] : euro
        expect([...told, format.percent(value), format.number(value)], `${tab}: ${path}`).toContain(text)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(30)
  })
