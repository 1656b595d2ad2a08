/** Fills in Budget4u like an adviser, and reads the figures that it shows. */
import { readFileSync } from 'node:fs'
import { budget4u, evaluator, format, valueAt } from '@bilancia/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { enter } from './sign-in.ts'
import { showZeroLines } from './simulator.ts'

export type State = Readonly<Record<string, unknown>> & { readonly annoImposta: number }
type Golden = { readonly id: string; readonly stato: State; readonly atteso: Readonly<Record<string, unknown>> }

const all = readFileSync(new URL('../../packages/tax-rules/golden/budget4u.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Golden)

/** A whole budget computed by an independent program. */
export function golden(id: string): Golden {
  const found = all.find((one) => one.id === id)
  if (!found) throw new Error(`no golden line ${id}`)
  return found
}

export async function openBudget(page: Page, username?: string): Promise<void> {
  await enter(page, '/budget', username)
  await page.getByRole('heading', { level: 1, name: 'Budget4u' }).waitFor()
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
/** Opens a tab. Its script may still be loading; until then the previous tab stays. */
export async function showTab(page: Page, name: string): Promise<void> {
  await tab(page, name).click()
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true')
}
export const answer = (page: Page) => page.getByRole('complementary', { name: 'Risultato' })
export const control = (page: Page, path: string) => page.locator(`[id="campo-${path}"]`)

/** The parts of the page with fields, in the order of use. */
const places = [
  { tab: 'Dati', holds: /^informazioniCostiDiAvvio\.(?!investimenti|speseDiAvvio|agente|imputazione|iva)/ },
  { tab: 'Costi di avvio', holds: /^informazioniCostiDiAvvio\.(investimenti|speseDiAvvio|agente|imputazione|iva)/ },
  { tab: 'Conto economico', holds: /^contoEconomico/ },
  { tab: 'Conto economico', dialog: 'INAIL', holds: /^inail\./ },
  { tab: 'Conto economico', dialog: budget4u.catalog.dirittiCCIAA.label, holds: /^dirittiCCIAA\./ },
  { tab: 'Conto economico', dialog: budget4u.catalog.imposteContributi.label, holds: /^imposteContributi\./ },
  { tab: 'Forfetario', holds: /^forfetari\./ },
  { tab: 'Risultati', holds: /^pianoTriennale\./ },
  { tab: 'Cassa', holds: /^cassa\./ },
] as const

/** Types a whole state, part by part. Values that do not apply have no field. */
export async function fill(page: Page, state: State): Promise<void> {
  await page.getByLabel('Anno', { exact: true }).selectOption(String(state.annoImposta))
  const typed = leaves(state).filter(([path]) => path !== 'annoImposta' && rules.applies(path, state))
  let shown = ''
  for (const place of places) {
    const mine = typed.filter(([path]) => place.holds.test(path))
    if (mine.length === 0) continue
    if (place.tab !== shown) await showTab(page, place.tab)
    shown = place.tab
    const dialog = 'dialog' in place ? await open(page, place.dialog) : null
    if (place.holds.test('imposteContributi.x')) await people(page, state)
    for (const [path, value] of mine) await type(page, path, value)
    await page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.blur())
    if (dialog) await close(dialog)
  }
}

export async function open(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  await expect(dialog).toBeVisible()
  return dialog
}

export async function close(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Chiudi' }).click()
  await expect(dialog).toBeHidden()
}

/** Sets the number of collaborators or partners of the state. */
async function people(page: Page, state: State) {
  for (const [list, label] of [
    ['collaboratori', 'Numero collaboratori'],
    ['soci', 'Numero soci'],
  ] as const) {
    const persons = valueAt(state, `imposteContributi.${list}`)
    if (Array.isArray(persons)) await page.getByLabel(label).selectOption(String(persons.length))
  }
}

const rules = evaluator(budget4u.catalog)

/** Types one field like a user: a choice by its name, a checkbox, an amount in Italian format. The next field takes the focus. */
async function type(page: Page, path: string, value: unknown): Promise<void> {
  const field = rules.find(path)?.field
  if (!field) throw new Error(`no field ${path}`)
  if (path === 'dirittiCCIAA.sezione') return page.getByLabel(budget4u.sezioni[value as keyof typeof budget4u.sezioni]).check()
  const at = control(page, path)
  if (!(await at.isVisible())) await page.locator(`details[data-holds~="${path}"]:not([open]) > summary`).click()
  if (typeof value === 'boolean') return at.setChecked(value)
  const names: Readonly<Record<string, string>> | undefined = 'names' in field ? field.names : undefined
  if (names) return void (await at.selectOption({ label: names[String(value)] ?? '' }))
  if ('options' in field && field.options)
    return void (await at.selectOption({ label: field.kind === 'percent' ? format.percent(Number(value)) : String(value) }))
  await at.fill(typeof value === 'number' ? String(value).replace('.', ',') : String(value))
}

function leaves(value: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.flatMap((entry, k) => leaves(entry, `${path}[${k}]`))
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
  return [[path, value]]
}

/** Compares every visible figure of the result with the expected one. Returns their number. */
export async function compare(page: Page, where: string, expected: Golden['atteso']): Promise<number> {
  await page.waitForLoadState('networkidle')
  await showZeroLines(page)
  const shown = await page
    .locator('[data-explains]')
    .evaluateAll((buttons) => buttons.map((button) => ({ path: button.getAttribute('data-explains') ?? '', text: (button.textContent ?? '').trim() })))
  let compared = 0
  for (const { path, text } of shown) {
    const value = valueAt(expected, path)
    const figure = text.replace(/^stima/, '')
    if (typeof value !== 'number' || !/^[−\d][\d.,]*( €|%)?$/.test(figure)) continue
    expect([format.money(value), format.amount(value), format.percent(value), format.number(value)], `${where}: ${path}`).toContain(figure)
    compared++
  }
  return compared
}

/** Saves a state in the archive through the page's own call, and opens it through the page. */
export async function openSaved(page: Page, name: string, state: object): Promise<void> {
  const { ID } = await page.evaluate(
    async ([title, body]) => {
      const key = Object.keys(sessionStorage).find((k) => k.startsWith('oidc.user:')) ?? ''
      const { access_token, profile } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
      const response = await fetch(
        `/api/consultools/elaborazioni/insert/44/${profile.preferred_username ?? 'operatore'}/${encodeURIComponent(title)}/3/-/-/-`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
      )
      return (await response.json()) as { ID: number }
    },
    [name, state] as const,
  )
  await page.goto(`/budget/${ID}`)
  await expect(page.getByText('Tutto salvato')).toBeVisible()
}
