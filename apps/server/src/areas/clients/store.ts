/** The clients in the database. Every statement is limited to the studios of the caller. */

import { proposedGroup } from '@bilancia/contract'
import {
  type ClientFilters,
  type ClientFound,
  type ClientItem,
  type ClientRecord,
  type ClientSearch,
  followedOnly,
  type Identity,
} from '@bilancia/contract/api'
import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Callers } from '../../platform/callers.ts'
import { compactVat } from '../../platform/codes.ts'
import type { Db, OpenDatabase } from '../../platform/connection.ts'
import { type Creation, refuseOther } from '../../platform/idempotency.ts'
import { contains, containsPlain } from '../../platform/keyset.ts'
import { Refusal } from '../../platform/problem.ts'
import { client, clientAlias, principal, principalAuth } from '../../platform/schema.ts'
import { studiosOf } from '../telematico/scope.ts'
import { cursorOf, lastOf, type Place, placesOf } from './cursor.ts'
import { openedBox } from './sealed.ts'

export type Row = typeof client.$inferSelect
export type Stored = Pick<OpenDatabase, 'db' | 'vault'>

/** The clients of the caller's studios; in a studio that chose so, only those that the caller follows. */
export function mine(who: Identity): SQL | undefined {
  const followed = followedOnly(who)
  const studios = inArray(client.agencyId, [0, ...studiosOf(who).map(({ Id }) => Id)])
  return followed.length === 0 ? studios : and(studios, or(notInArray(client.agencyId, [...followed]), eq(client.seguitoDa, who.Id)))
}

/** The follower of a new client if the caller names none: nobody, or the caller if they would not see the client otherwise. */
export const firstFollower = (who: Identity, agencyId: number): number | null => (followedOnly(who).includes(agencyId) ? who.Id : null)

export const toItem = (row: Row): ClientItem => ({
  ...{ id: row.id, studio: row.agencyId, tipo: row.tipo, denominazione: row.denominazione, codiceFiscale: row.codiceFiscale },
  ...{ partitaIva: row.partitaIva, ateco: row.ateco, comune: row.comune, seguitoDa: row.seguitoDa, stato: row.stato, etichette: row.etichette },
  aggiornatoIl: (row.updateDate ?? row.insertDate).toISOString(),
})

export const toRecord = ({ vault }: Pick<Stored, 'vault'>, row: Row): ClientRecord => ({
  ...toItem(row),
  ...openedBox(vault, row.id, row.sealed),
  gruppoProposto: proposedGroup(row.ateco ?? ''),
  creatoIl: row.insertDate.toISOString(),
  creatoDa: row.insertUser,
  aggiornatoDa: row.updateUser ?? row.insertUser,
})

/**
 * The record for a reader: its authors by surname and name. Nobody who is not of the client's company is named, as in the rest of the folder
 * (`author-name.ts`).
 */
export async function recordFor({ db, vault, asProgram }: Stored & Pick<Callers, 'asProgram'>, row: Row): Promise<ClientRecord> {
  const { creatoDa, aggiornatoDa, ...record } = toRecord({ vault }, row)
  // As the program: an author may work in a studio that the reader does not see.
  const authors = await asProgram(() =>
    db
      .select({ username: principal.username, name: sql<string>`${principal.surname} || ' ' || ${principal.name}` })
      .from(principal)
      .where(and(inArray(principal.username, [creatoDa ?? '', aggiornatoDa ?? '']), eq(principal.companyId, row.companyId))),
  )
  const named = (who: string | null) => authors.find(({ username }) => username === who)?.name ?? null
  return { ...record, creatoDa: named(creatoDa), aggiornatoDa: named(aggiornatoDa) }
}

/** The pattern of the codes that begin with this text; null if none can. */
function codesLike(testo: string | null | undefined): string | null {
  const code = compactVat(testo ?? null)
  return code && /^[A-Z0-9]{3,16}$/.test(code) ? `${code}%` : null
}

function filtered(who: Identity, { testo, tipo, stato, seguitoDa, etichetta, studio }: ClientFilters): SQL | undefined {
  const begins = codesLike(testo)
  return and(
    mine(who),
    studio ? eq(client.agencyId, studio) : undefined,
    tipo ? eq(client.tipo, tipo) : undefined,
    stato ? eq(client.stato, stato) : undefined,
    seguitoDa ? eq(client.seguitoDa, seguitoDa) : undefined,
    containsPlain(client.etichette, etichetta),
    // A stored name has single spaces.
    or(
      contains(client.denominazioneKey, testo?.replaceAll(/\s+/g, ' ')),
      ...(begins
        ? [
            sql`${client.codiceFiscale} like ${begins}`,
            sql`${client.partitaIva} like ${begins}`,
            // The tax code of a client that was merged into this one.
            sql`${client.id} in (select client_id from client_alias where codice_fiscale like ${begins})`,
          ]
        : []),
    ),
  )
}

/** A page, and the cursor to the next one. */
export async function search(db: Db, who: Identity, asked: ClientSearch): Promise<{ readonly righe: readonly ClientFound[]; readonly cursore: string | null }> {
  const { ordine: order, quante, studio } = asked
  const last = lastOf(order, asked.cursore)
  const studios = studiosOf(who).flatMap(({ Id }) => (studio && studio !== Id ? [] : [Id]))
  const found = await db.execute<Place>(placesOf({ studios, filters: filtered(who, asked), order, last, many: quante + 1 }))
  const places = found.slice(0, quante)
  const ids = places.map(({ id }) => id)
  const rows = await db
    .select()
    .from(client)
    .where(and(inArray(client.id, [0, ...ids]), mine(who)))
  const begins = codesLike(asked.testo)
  const former = begins
    ? await db
        .select({ id: clientAlias.clientId, code: clientAlias.codiceFiscale })
        .from(clientAlias)
        .where(and(inArray(clientAlias.clientId, [0, ...ids]), sql`${clientAlias.codiceFiscale} like ${begins}`))
    : []
  const codicePrecedente = new Map(former.map(({ id, code }) => [id, code]))
  const byId = new Map(rows.map((row) => [row.id, { ...toItem(row), codicePrecedente: codicePrecedente.get(row.id) ?? null }]))
  const end = found.length > places.length ? places.at(-1) : undefined
  // A client that was deleted between the two statements is left out.
  return { righe: ids.flatMap((id) => byId.get(id) ?? []), cursore: end ? cursorOf(order, end) : null }
}

/** All clients that pass the filters, by name. */
export const all = (db: Db, who: Identity, asked: ClientFilters): Promise<readonly Row[]> =>
  db
    .select()
    .from(client)
    .where(and(filtered(who, asked), asked.ids && inArray(client.id, [0, ...asked.ids])))
    .orderBy(sql`${client.denominazioneKey} collate "C"`, client.id)

/** A number that the client had before it was merged leads to it too. */
export async function find(db: Db, who: Identity, id: number): Promise<Row | null> {
  const alias = sql`(select client_id from client_alias where former_id = ${id})`
  const [row] = await db
    .select()
    .from(client)
    .where(and(or(eq(client.id, id), eq(client.id, alias)), mine(who)))
  return row ?? null
}

/** Does not say which of the reasons it is, because that would tell of the clients of others. */
export const unknown = (who: Identity, id: number): Refusal =>
  new Refusal('CLIENTE_NON_TROVATO', {
    id,
    perche:
      followedOnly(who).length === 0
        ? ' o non è di un proprio studio'
        : ', non è di un proprio studio, o lo segue un collega: lo affida un MANAGER o un ADMIN dello studio',
  })

/** The client as `find` gives it. Throws CLIENTE_NON_TROVATO. */
export async function present(db: Db, who: Identity, id: number): Promise<Row> {
  const row = await find(db, who, id)
  if (!row) throw unknown(who, id)
  return row
}

/** For operations that cannot be undone: the number of a merged client must not lead to another one. Also throws CLIENTE_UNITO. */
export async function presentAs(db: Db, who: Identity, id: number): Promise<Row> {
  const row = await present(db, who, id)
  if (row.id !== id) throw new Refusal('CLIENTE_UNITO', { id, ora: row.id })
  return row
}

/** Until the transaction ends, nobody else changes the client or adds to its folder. False if it is gone. Lock a client before its calculations. */
export const lockIfThere = async (db: Db, id: number): Promise<boolean> =>
  (await db.select({ id: client.id }).from(client).where(eq(client.id, id)).for('update')).length > 0

/** The same. Throws CLIENTE_NON_TROVATO. */
export async function lock(db: Db, who: Identity, id: number): Promise<void> {
  if (!(await lockIfThere(db, id))) throw unknown(who, id)
}

/** The tax code of a client, and those that it had, without those that another client of the studio has now. */
export async function codesOf(db: Db, { id, agencyId, codiceFiscale }: Pick<Row, 'id' | 'agencyId' | 'codiceFiscale'>): Promise<readonly string[]> {
  const former = await db
    .select({ code: clientAlias.codiceFiscale })
    .from(clientAlias)
    .where(and(eq(clientAlias.clientId, id), sql`not code_of_client(${agencyId}, ${clientAlias.codiceFiscale})`))
  return [codiceFiscale, ...former.map(({ code }) => code)]
}

/** The clients of a studio into which another one with one of these tax codes was merged, by that code. */
export async function withFormerCodes(db: Db, agencyId: number, codes: readonly string[]): Promise<ReadonlyMap<string, Row>> {
  const rows = await db
    .select({ code: clientAlias.codiceFiscale, row: client })
    .from(clientAlias)
    .innerJoin(client, eq(client.id, clientAlias.clientId))
    .where(and(eq(client.agencyId, agencyId), inArray(clientAlias.codiceFiscale, ['', ...codes])))
  return new Map(rows.map(({ code, row }) => [code, row]))
}

/** The clients of a studio with one of these tax codes. */
export const withCodes = (db: Db, agencyId: number, codes: readonly string[]): Promise<readonly Row[]> =>
  db
    .select()
    .from(client)
    .where(and(eq(client.agencyId, agencyId), inArray(client.codiceFiscale, ['', ...codes])))

/** The client that a call with this key has made in the studio. */
export async function madeWith(db: Db, agencyId: number, creation: Creation): Promise<Row | null> {
  if (creation.creationKey === null) return null
  const [row] = await db
    .select()
    .from(client)
    .where(and(eq(client.agencyId, agencyId), eq(client.creationKey, creation.creationKey)))
  if (row) refuseOther(creation, row)
  return row ?? null
}

/** The users of the caller's studios who are not closed, by name; people with the same name also by the name that they sign in with. */
export async function followers(db: Db, who: Identity) {
  const found = await db
    .select({
      ...{ id: principal.id, nome: sql<string>`${principal.surname} || ' ' || ${principal.name}` },
      ...{ studio: principalAuth.agencyId, username: principal.username },
    })
    .from(principal)
    .innerJoin(principalAuth, eq(principalAuth.principalId, principal.id))
    .where(and(isNull(principal.closedAt), inArray(principalAuth.agencyId, [0, ...studiosOf(who).map(({ Id }) => Id)])))
    .orderBy(sql`${principal.surnameKey} collate "C"`, principal.id)
  return found.map(({ username, ...one }) =>
    found.some(({ id, nome }) => nome === one.nome && id !== one.id) ? { ...one, nome: `${one.nome} (${username})` } : one,
  )
}
