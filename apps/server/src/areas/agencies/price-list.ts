/** The price list of a studio. Users who reach the studio may read it; those who administer its users may write it. */
import { forme, roundToCent } from '@bilancia/contract'
import { type PriceList, type PriceListInput, routes } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import { Refusal } from '../../platform/problem.ts'
import { changedMeanwhile, holds, inserted, unchanged, updated } from '../../platform/records.ts'
import { priceList } from '../../platform/schema.ts'
import { find as findAgency } from './store.ts'

type Row = typeof priceList.$inferSelect

const nothing = {
  forfettario: null,
  dittaIndividuale: null,
  impresaFamiliare: null,
  professionista: null,
  studioAssociato: null,
  societaDiPersone: null,
  srl: null,
}

const find = async (db: Db, agencyId: number): Promise<Row | undefined> => (await db.select().from(priceList).where(eq(priceList.agencyId, agencyId)))[0]

function toRecord(row: Row | undefined): PriceList {
  if (!row) return { prezzi: nothing, UpdateDate: null, UpdateUser: null }
  const { forfettario, dittaIndividuale, impresaFamiliare, professionista, studioAssociato, societaDiPersone, srl, updateDate, updateUser } = row
  const prezzi = { forfettario, dittaIndividuale, impresaFamiliare, professionista, studioAssociato, societaDiPersone, srl }
  return { prezzi, UpdateDate: updateDate?.toISOString() ?? null, UpdateUser: updateUser }
}

const toCents = (prezzi: PriceListInput['prezzi']): PriceListInput['prezzi'] => {
  const cents = { ...prezzi }
  for (const voce of forme.nomiVoci) cents[voce] = prezzi[voce] === null ? null : roundToCent(prezzi[voce])
  return cents
}

export function priceLists(mount: Mount, { db, asProgram, clock }: Pick<Deps, 'db' | 'asProgram' | 'clock'>): void {
  mount(routes.priceList, async ({ who, params: { id } }) => {
    if (!(await findAgency(db, who, id))) throw new Refusal('AGENCY_NON_TROVATA', { id })
    return toRecord(await find(db, id))
  })

  mount(routes.savePriceList, async ({ who, params: { id }, body: { prezzi, UpdateDate } }) => {
    if (!(await findAgency(db, who, id))) throw new Refusal('AGENCY_NON_TROVATA', { id })
    const now = clock()
    const typed = toCents(prezzi)
    const [saved] = await db
      .insert(priceList)
      .values({ agencyId: id, ...typed, ...inserted(who, now), updateDate: now, updateUser: who.Username })
      .onConflictDoUpdate({
        target: priceList.agencyId,
        set: { ...typed, ...updated(who, now, priceList.updateDate) },
        setWhere: unchanged(priceList.updateDate, UpdateDate),
      })
      .returning()
    if (saved) return toRecord(saved)
    const other = await find(db, id)
    if (other && holds(other, typed)) return toRecord(other)
    throw other ? await changedMeanwhile({ db, asProgram }, who, other) : new Refusal('AGENCY_NON_TROVATA', { id })
  })
}
