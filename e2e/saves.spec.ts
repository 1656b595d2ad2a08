/**
 * Every save of the pages without a network, and with an answer that is lost after the server has stored: the typed values stay, and a second press is
 * stored once. The rows are in `saves/`. A call that stores and has no row fails the first test.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Route, routes } from '@bilancia/contract/api'
import { administration, keys } from './saves/administration.ts'
import { clients } from './saves/clients.ts'
import { archive, documents } from './saves/documents.ts'
import { imported, own, PASSWORD } from './saves/own.ts'
import { open } from './support/administration.ts'
import { long } from './support/long.ts'
import { choose, giveName, newUser } from './support/new-user.ts'
import { type RouteName, type Save, tried } from './support/saves.ts'
import { expect, test } from './support/test.ts'

test.use({ actionTimeout: 10_000 })

/** In the daily run the first test guards every call on the server, and the area without `details` uses the same forms and dialogs. */
const guarded = long('apps/server/test/areas/idempotency.test.ts', 'e2e/saves.spec.ts')

const areas: Readonly<Record<string, { readonly by: string; readonly path: string; readonly saves: readonly Save[]; readonly details?: typeof guarded }>> = {
  'a client': { by: 'admin', path: '/clienti', saves: clients, details: guarded },
  'a document of a client': { by: 'admin', path: '/clienti', saves: documents, details: guarded },
  'the archive and the price list': { by: 'admin', path: '/iforf', saves: archive, details: guarded },
  'keys and retention': { by: 'admin', path: '/agency', saves: keys },
  administration: { by: 'superadmin', path: '/company', saves: administration, details: guarded },
  'imported returns': { by: 'manager', path: '/importtelematico', saves: imported, details: guarded },
}

/** Calls that store and are not tried here, with the reason. */
const untried: Partial<Record<RouteName, string>> = {
  autosaveDocument: 'documents.spec.ts: what is typed without a network is kept on the device and sent later',
  chooseStudio: 'a choice without typing; chosen again it is the same',
  hideNews: 'the note is closed at once and comes back at the next sign-in, where it can be put away again; the page says that it failed',
  readAccessReset: 'a notice that stays until it is read; read again it is the same',
  unlockPrincipal: 'nothing typed; a second time there is no wait to take away',
  linkPrincipal: 'nothing typed; each press makes a link, and the one before does not count any more',
  requestAccess: 'nothing typed; a request is one per administrator and kind',
  confirmAccess: 'nothing typed; confirmed again it is the same',
  resetSecondFactor: 'nothing typed; a second time there is no factor to take away',
  startSecondFactor: 'a key that counts only when it is confirmed',
  newRecoveryCodes: 'each press makes codes, and those before do not count any more',
  startPasskey: 'a question for the device; nothing counts before it is answered',
  confirmPasskey: 'the answer of the device counts once; without a network the device is asked again',
  removePasskey: 'own-access.spec.ts; a second time the passkey is not there',
  handOver: 'nothing typed; a second time there is nothing left to hand over',
  clientError: 'a report of the page itself',
}

/** Calls with a body that store nothing. */
const READING = /^(calcola|explain|used|changes|salti|curve|letter|ottimizza|confronta|export|search|preview|recalculate|easyStart|ticketSignOn|usage)/
const stores = (name: string, { method, audit }: Route) =>
  method !== 'GET' && !['Lettura', 'Esportazione'].includes(audit?.action ?? '') && !(audit === undefined && READING.test(name))

test('every call of the pages that stores something is tried, or has a reason why not', () => {
  const folder = join(import.meta.dirname, '..', 'apps', 'web', 'src')
  const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')
  const called = Object.entries<Route>(routes).filter(([name, route]) => stores(name, route) && new RegExp(`\\broutes\\.${name}\\b`).test(source))
  const rows = [...Object.values(areas).flatMap(({ saves }) => saves), ...own].map(({ call }) => String(call))
  expect([...new Set([...rows, ...Object.keys(untried)])].sort()).toEqual(called.map(([name]) => name).sort())
})

for (const [what, { by, path, saves, details = {} }] of Object.entries(areas))
  test(`${what}: without a network and with a lost answer nothing typed is lost, and nothing is stored twice`, details, async ({ page }) => {
    await open(page, path, by)
    for (const one of saves) await test.step(one.call, () => tried(page, one))
  })

test('one’s own access: without a network and with a lost answer nothing typed is lost, and nothing is stored twice', guarded, async ({ page, browser }) => {
  await choose(page, await newUser(page, 'rete.accesso', 'OPERATOR'), 'rete.accesso', PASSWORD)
  const other = await (await browser.newContext()).newPage()
  await other.goto('/profilo')
  await giveName(other, 'rete.accesso', PASSWORD)
  await expect(other.getByRole('heading', { level: 1, name: 'Il mio accesso' })).toBeVisible()
  await other.context().close()
  await page.reload()
  for (const one of own) await test.step(one.call, () => tried(page, one))
})
