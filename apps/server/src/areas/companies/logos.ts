/** Checks, stores and serves the logos that the suite keeps. */
import { createHash } from 'node:crypto'
import { API_BASE, type Identity, LOGO_BYTES_MAX, LOGO_PATH, type LogoLooked, routes } from '@bilancia/contract/api'
import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { NotRead, publicFile } from '../../platform/outgoing.ts'
import { Refusal } from '../../platform/problem.ts'
import { imageOf } from './image.ts'
import { find, lock } from './store.ts'
import { logo } from './tables.ts'

const COPY = { maxBytes: LOGO_BYTES_MAX, patienceMs: 5_000, accept: 'image/svg+xml, image/png, image/jpeg' }
const addressOf = (digest: string) => `${API_BASE}${LOGO_PATH}${digest}`

/** After a save of the company: deletes its logos except the one that it shows. */
export const keepOnly = (db: Db, companyId: number, address: string | null): Promise<unknown> =>
  db.delete(logo).where(and(eq(logo.companyId, companyId), ne(logo.digest, address?.slice(addressOf('').length) ?? '')))

export const exists = async (db: Db, companyId: number, address: string): Promise<boolean> =>
  (await db.$count(logo, and(eq(logo.companyId, companyId), eq(logo.digest, address.slice(addressOf('').length))))) > 0

/** `programDb`: for the images of pages, which are requested without a token. */
export function logos(mount: Mount, { db, programDb, clock }: Pick<Deps, 'db' | 'clock'> & { readonly programDb: Db }): void {
  const present = async (who: Identity, id: number): Promise<void> => {
    if (!(await find(db, who, id))) throw new Refusal('COMPANY_NON_TROVATA', { id })
  }

  mount(routes.keepLogo, async ({ who, body: { CompanyId, Content, Address, prova } }): Promise<LogoLooked> => {
    if (CompanyId !== null) await present(who, CompanyId)
    const { bytes, type, width, height, removed } = imageOf(Content !== null ? Buffer.from(Content, 'base64') : await copied(Address))
    const digest = createHash('sha256').update(bytes).digest('hex')
    const content = Buffer.from(bytes).toString('base64')
    if (!prova && CompanyId !== null)
      await db.transaction(async () => {
        await lock(db, CompanyId)
        await present(who, CompanyId)
        await db.insert(logo).values({ companyId: CompanyId, digest, type, content, insertedAt: clock() }).onConflictDoNothing()
      })
    return { Type: type, Width: width, Height: height, Bytes: bytes.length, Content: content, Removed: [...removed], Address: addressOf(digest) }
  })

  mount(routes.logo, async ({ params: { impronta } }) => {
    const [found] = await programDb.select().from(logo).where(eq(logo.digest, impronta)).limit(1)
    if (!found) throw new Refusal('LOGO_NON_TROVATO')
    return { name: 'logo', type: found.type, lasting: true, bytes: Buffer.from(found.content, 'base64') }
  })
}

async function copied(address: string | null): Promise<Uint8Array> {
  if (address === null) throw new Refusal('LOGO_RIFIUTATO', { testo: 'scegliere un file o scrivere un indirizzo' })
  try {
    return await publicFile(address, COPY)
  } catch (error) {
    throw error instanceof NotRead ? new Refusal('LOGO_RIFIUTATO', { testo: error.message }, { cause: error }) : error
  }
}
