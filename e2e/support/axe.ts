/** What axe finds on the page as it stands, as `rule: element`; nothing is right. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export async function barriers(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
