/** The filed returns of a client, from which the simulators load. */
import type { ClientReturns, Identity } from '@bilancia/contract/api'
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/connection.ts'
import { visible } from '../telematico/scope.ts'
import { taxReturn } from '../telematico/tables.ts'
import * as store from './store.ts'

/** The returns in reach of the studio of a client: its own, and those of its company. */
export const ofTheClient = ({ agencyId, companyId }: store.Row): SQL | undefined =>
  and(eq(taxReturn.companyId, companyId), or(eq(taxReturn.agencyId, agencyId), isNull(taxReturn.agencyId)))

/**
 * One for each model and year, the newest first. The studio's own comes before that of its company, as in the load, and
 * one with today's tax code before one with the code of a merged client. Throws CLIENTE_NON_TROVATO.
 */
export async function clientReturns(db: Db, who: Identity, id: number): Promise<ClientReturns> {
  const row = await store.present(db, who, id)
  const codes = await store.codesOf(db, row)
  const { agencyId, denominazione, codiceFiscale, ateco } = row
  const found = await db
    .selectDistinctOn([taxReturn.modelYear, taxReturn.type], {
      ...{ TelematicoType: taxReturn.type, Year: taxReturn.modelYear, annoImposta: taxReturn.taxYear, caricataIl: taxReturn.importedAt },
      ...{ caricataDa: taxReturn.importedByName, codiceFiscale: taxReturn.taxCode },
    })
    .from(taxReturn)
    .where(
      and(
        visible(who),
        ofTheClient(row),
        // The types are named, so that the unique index of the returns also serves the tax code.
        inArray(taxReturn.type, ['PF', 'SC']),
        inArray(taxReturn.taxCode, codes),
      ),
    )
    .orderBy(desc(taxReturn.modelYear), taxReturn.type, sql`${taxReturn.agencyId} nulls last`, sql`${taxReturn.taxCode} <> ${codiceFiscale}`)
  return {
    ...{ studio: agencyId, denominazione, codiceFiscale, ateco },
    dichiarazioni: found.map(({ caricataIl, ...one }) => ({ ...one, caricataIl: caricataIl.toISOString() })),
  }
}
