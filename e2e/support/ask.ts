/** Calls of the API in a browser test, for what a test needs beside the page. */
import { type Answer, API_BASE, type Route } from '@bilancia/contract/api'
import type { Page } from '@playwright/test'

type Parts = { readonly params: object; readonly query: object; readonly body: unknown }

/** The answer of a call as the user of the page. Throws what the server refuses. */
export async function ask<R extends Route>(page: Page, route: R, { params = {}, query = {}, body }: Partial<Parts>): Promise<Answer<R>> {
  const token = await page.evaluate(() => {
    const stored = Object.entries(sessionStorage).find(([key]) => key.startsWith('oidc.user:'))?.[1] ?? '{}'
    return String(JSON.parse(stored).access_token)
  })
  const given = new Map(Object.entries(params))
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given.get(name))))
  const asked = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  const answer = await fetch(`${new URL(page.url()).origin}${API_BASE}${path}?${asked}`, {
    method: route.method,
    headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const found = await answer.json()
  if (!answer.ok) throw new Error(`${route.method} ${path}: ${JSON.stringify(found)}`)
  return found
}
