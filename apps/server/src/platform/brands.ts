/** The brands of this process, read again for each page: an edit needs no restart, and shows on the next page of every process. */

import { isDeepStrictEqual } from 'node:util'
import { type Dress, USUAL_BRAND } from '@bilancia/contract/api'
import type { Db } from './connection.ts'
import { brand } from './schema.ts'

/** A page does not wait longer for a slow database. */
const PATIENCE_MS = 250

export type Brands = {
  /** Reads the brands again. If the database is slow or away, the earlier ones stay. */
  readonly refresh: () => Promise<void>
  /** The brand with this code, or the usual one. The same object until it is edited. */
  readonly of: (code: string) => Dress
}

type Row = typeof brand.$inferSelect

/** What lies over the colour behind the sign-in card: CSS images without addresses. */
const covers = {
  TINTA: 'none',
  CERCHI: 'repeating-radial-gradient(circle at 100% 100%, transparent 0 63px, #ffffff14 63px 64px), linear-gradient(160deg, #ffffff1a, transparent 60%)',
  RAGGI: 'repeating-conic-gradient(from 270deg at 50% 100%, #ffffff0d 0 9deg, transparent 9deg 18deg), linear-gradient(transparent, #ffffff24)',
} as const satisfies Readonly<Record<Row['cover'], string>>

export const dressOf = (row: Row): Dress => ({
  brand: {
    id: row.code,
    name: row.name,
    motto: row.motto,
    tools: {
      iforfettari: row.forfetariName,
      convsrl: row.convName,
      budget4u: row.budgetName,
      forme: row.formeName,
      easyStart: row.easystartName,
    },
    cover: covers[row.cover],
    primary: row.primary,
    dark: row.primaryDark,
    accent: row.accent,
  },
  logo: { src: row.logo, plain: row.logoPlain, ratio: row.logoRatio },
})

export async function keptBrands(db: Db): Promise<Brands> {
  let known = new Map<string, Dress>()
  let reading: Promise<void> | undefined
  const read = async () => {
    const rows = await db.select().from(brand)
    known = new Map(
      rows.map(dressOf).map((found) => {
        const before = known.get(found.brand.id)
        return [found.brand.id, isDeepStrictEqual(before, found) && before ? before : found]
      }),
    )
  }
  await read()
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
    of(code) {
      const found = known.get(code) ?? known.get(USUAL_BRAND)
      if (!found) throw new Error(`the brand ${USUAL_BRAND} is missing`)
      return found
    },
  }
}
