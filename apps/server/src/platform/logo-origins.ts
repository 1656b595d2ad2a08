/** The addresses of the companies' logos. Pages may show images from there, and from nowhere else outside. */
import { isNotNull } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { company } from './schema.ts'

/** A page does not wait longer for a slow database. */
const PATIENCE_MS = 250

export type LogoOrigins = {
  /** Reads them again. If the database is slow or away, those known before still count. */
  readonly refresh: () => Promise<void>
  /** As a content policy writes them: `https://logo.example https://other.example`. */
  readonly known: () => string
}

export function logoOrigins(db: Db): LogoOrigins {
  let known = ''
  let reading: Promise<void> | undefined
  const read = async () => {
    const rows = await db.selectDistinct({ url: company.uiLogoUrl }).from(company).where(isNotNull(company.uiLogoUrl))
    known = [...new Set(rows.flatMap(({ url }) => originOf(url)))].sort().join(' ')
  }
  return {
    async refresh() {
      reading ??= read()
        .catch(() => undefined)
        .finally(() => {
          reading = undefined
        })
      let late: NodeJS.Timeout | undefined
      await Promise.race([reading, new Promise((resolve) => (late = setTimeout(resolve, PATIENCE_MS)))])
      clearTimeout(late)
    },
    known: () => known,
  }
}

/** None for text that is no https address, which a form refuses today. */
const originOf = (url: string | null): readonly string[] => (url !== null && URL.canParse(url) && url.startsWith('https:') ? [new URL(url).origin] : [])
