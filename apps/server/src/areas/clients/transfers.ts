/**
 * Moves a client with its folder to another studio of the company. An administrator of its studio asks, another administrator in the receiving studio
 * accepts, and the program moves it, because no row-level policy lets a caller do that. Authors stay as they are, and sealed files are not touched.
 */
import type { ClientTransfer, Identity, transferOutcomes } from '@bilancia/contract/api'
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { nameOf, nameOrNull } from '../../platform/author-name.ts'
import type { Db } from '../../platform/connection.ts'
import { DAY_MS } from '../../platform/day.ts'
import type { Deps } from '../../platform/deps.ts'
import { nextId } from '../../platform/next-id.ts'
import { Refusal } from '../../platform/problem.ts'
import { agency, calculation, client, clientTransfer, principal, principalAuth } from '../../platform/schema.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { notDisabled } from '../auth/licences.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import { separateFolder } from '../calculations/variants.ts'
import { studiosOf } from '../telematico/scope.ts'
import { sealerOf } from '../telematico/sealing.ts'
import { moveReturns } from '../telematico/store.ts'
import * as store from './store.ts'

type Row = typeof clientTransfer.$inferSelect
type Outcome = (typeof transferOutcomes)[number]
type Content = Pick<ClientTransfer, 'nome' | 'codiceFiscale'>

const LISTED = 200
/** The roles that may accept for a studio. */
const ADMINISTRATORS = ['ADMIN', 'MANAGER'] as const
const ended = { ACCETTATO: 'è stato accettato', RIFIUTATO: 'è stato rifiutato', RITIRATO: 'è stato ritirato', SCADUTO: 'è scaduto' } as const

/** Ends the requests for these clients whose time is over. */
export const endLate = (db: Db, clients: readonly number[], now: Date) =>
  db
    .update(clientTransfer)
    .set({ outcome: 'SCADUTO' })
    .where(and(inArray(clientTransfer.clientId, [...clients]), isNull(clientTransfer.outcome), lte(clientTransfer.expiresAt, now)))

export const transfers = (deps: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'>) => {
  const { db, vault, clock, asProgram } = deps
  const studios = (who: Identity) => [0, ...studiosOf(who).map(({ Id }) => Id)]
  const seen = (who: Identity) => or(inArray(clientTransfer.fromAgencyId, studios(who)), inArray(clientTransfer.toAgencyId, studios(who)))
  const activeOn = (day: string): SQL | undefined => or(isNull(agency.disabled), gt(agency.disabled, day))

  /** The other active studios of a company. As the program: a MANAGER sees only their own. */
  const destinations = (companyId: number, without: readonly number[]) =>
    asProgram(() =>
      db
        .select({ id: agency.id, nome: agency.name })
        .from(agency)
        .where(and(eq(agency.companyId, companyId), notInArray(agency.id, [0, ...without]), activeOn(dayInRome(clock()))))
        .orderBy(sql`${agency.nameKey} collate "C"`, agency.id),
    )

  /** Whether somebody other than the caller could accept. As the program: they work in a studio that the caller may not see. */
  const somebodyAccepts = (who: Identity, agencyId: number): Promise<boolean> =>
    asProgram(async () => {
      const members = db.select({ id: principalAuth.principalId }).from(principalAuth).where(eq(principalAuth.agencyId, agencyId))
      const works = notDisabled(dayInRome(clock()))
      const able = and(inArray(principal.role, [...ADMINISTRATORS]), isNull(principal.closedAt), works, ne(principal.id, who.Id))
      return (await db.$count(principal, and(able, inArray(principal.id, members)))) > 0
    })

  const transfersOf = async (who: Identity, which: SQL | undefined): Promise<ClientTransfer[]> => {
    const rows = await db
      .select({ row: clientTransfer, by: nameOf(clientTransfer.askedBy), outcomeBy: nameOrNull(clientTransfer.outcomeBy), visible: client.id })
      .from(clientTransfer)
      .leftJoin(client, eq(client.id, clientTransfer.clientId))
      .where(and(seen(who), which))
      .orderBy(desc(clientTransfer.id))
      .limit(LISTED)
    const places = rows.flatMap(({ row }) => [row.fromAgencyId, row.toAgencyId])
    // As the program: one of the two studios is not the caller's.
    const found = await asProgram(() =>
      db
        .select({ id: agency.id, name: agency.name })
        .from(agency)
        .where(inArray(agency.id, [0, ...places]))
        .orderBy(asc(agency.id)),
    )
    const names = new Map(found.map(({ id, name }) => [id, name]))
    return rows.map(({ row, by, outcomeBy, visible }) => {
      const content: Content = JSON.parse(vault.open(['client_transfer', row.id, 'content'], row.content))
      const open = isOpen(row)
      return {
        ...{ id: row.id, cliente: visible, ...content, da: names.get(row.fromAgencyId) ?? '', a: names.get(row.toAgencyId) ?? '' },
        ...{ chiestoDa: by, chiestoIl: row.askedAt.toISOString(), scade: row.expiresAt.toISOString() },
        ...{ esito: row.outcome ?? (open ? 'ATTESA' : 'SCADUTO'), esitoDa: outcomeBy, esitoIl: row.outcomeAt?.toISOString() ?? null },
        ...{ puoRispondere: open && mayAnswer(who, row), puoRitirare: open && studios(who).includes(row.fromAgencyId) },
      }
    })
  }
  const one = async (who: Identity, id: number): Promise<ClientTransfer> => {
    const [found] = await transfersOf(who, eq(clientTransfer.id, id))
    if (!found) throw new Refusal('PASSAGGIO_NON_TROVATO', { id })
    return found
  }

  const isOpen = ({ outcome, expiresAt }: Row) => outcome === null && expiresAt > clock()
  const mayAnswer = (who: Identity, { toAgencyId, askedBy }: Row) => studios(who).includes(toAgencyId) && askedBy !== who.Id

  /** The register gets the numbers of client and studios, not their names. */
  const entered = (who: Identity, { clientId, companyId, fromAgencyId, toAgencyId }: Row, done: string, changes: readonly ReturnType<typeof said>[] = []) =>
    record(db, who, clock(), [
      {
        ...{ kind: 'Cliente', action: 'Passaggio', recordId: clientId, recordName: `cliente ${clientId}`, companyId },
        changes: [said('Passaggio', done), { Field: 'Studio', Before: String(fromAgencyId), After: String(toAgencyId) }, ...changes],
      },
    ])

  /** Moves the client. Call it in a transaction and as the program. */
  const move = async (who: Identity, { clientId, fromAgencyId, toAgencyId }: Row) => {
    const [row] = await db.select().from(client).where(eq(client.id, clientId)).for('update')
    if (row?.agencyId !== fromAgencyId) throw store.unknown(who, clientId)
    const codes = await store.codesOf(db, row)
    const [same] = await store.withCodes(db, toAgencyId, [row.codiceFiscale])
    if (same) throw new Refusal('CLIENTE_PRESENTE', { codice: row.codiceFiscale, nome: same.denominazione })
    const members = db.select({ id: principalAuth.principalId }).from(principalAuth).where(eq(principalAuth.agencyId, toAgencyId))
    const now = clock()
    await db
      .update(client)
      .set({
        ...{ agencyId: toAgencyId, creationKey: null, creationDigest: null, updateDate: now, updateUser: who.Username },
        seguitoDa: sql`case when ${client.seguitoDa} in (${members}) then ${client.seguitoDa} end`,
      })
      .where(eq(client.id, clientId))
    // If its owner does not work in the new studio, a calculation goes to the caller. The first owner stays its author.
    const inFolder = eq(calculation.clientId, clientId)
    const passed = await db
      .update(calculation)
      .set({ principalId: who.Id, creationKey: null, creationDigest: null, madeBy: sql`coalesce(${calculation.madeBy}, ${calculation.principalId})` })
      .where(and(inFolder, notInArray(calculation.principalId, members)))
      .returning({ id: calculation.id })
    // A variant and its calculation are separated if only one of them moves.
    await separateFolder(db, clientId)
    const returns = await moveReturns(db, await sealerOf({ db, vault }), { companyId: row.companyId, agencyId: fromAgencyId }, toAgencyId, codes)
    return [said('Elaborazioni di chi resta', passed.length), said('Dichiarazioni', returns)]
  }

  return {
    list: (who: Identity) => transfersOf(who, undefined),
    destinations: (who: Identity) => destinations(who.CompanyId ?? 0, []),

    async ask(who: Identity, id: number, { studio, giorni }: { readonly studio: number; readonly giorni: number }): Promise<ClientTransfer> {
      const row = await store.presentAs(db, who, id)
      const to = (await destinations(row.companyId, [row.agencyId])).find((place) => place.id === studio)
      if (!to) throw new Refusal('PASSAGGIO_STUDIO')
      if (!(await somebodyAccepts(who, to.id))) throw new Refusal('PASSAGGIO_SENZA_AMMINISTRATORE', { studio: to.nome })
      const now = clock()
      const made = await db.transaction(async () => {
        await store.lock(db, who, row.id)
        // Both studios in the order of their Ids, in which other calls lock them. As the program: a MANAGER sees only their own.
        const places = inArray(agency.id, [row.agencyId, to.id])
        await asProgram(() => db.select({ id: agency.id }).from(agency).where(places).orderBy(agency.id).for('key share'))
        await endLate(db, [row.id], now)
        const number = await nextId(db, 'client_transfer')
        const content: Content = { nome: row.denominazione, codiceFiscale: row.codiceFiscale }
        const place = { id: number, clientId: row.id, companyId: row.companyId, fromAgencyId: row.agencyId, toAgencyId: to.id }
        const [added] = await db
          .insert(clientTransfer)
          .overridingSystemValue()
          .values({
            ...place,
            content: vault.seal(['client_transfer', number, 'content'], JSON.stringify(content)),
            ...{ askedBy: who.Id, askedAt: now, expiresAt: new Date(now.getTime() + giorni * DAY_MS) },
          })
          .onConflictDoNothing()
          .returning()
        if (!added) throw new Refusal('CLIENTE_IN_PASSAGGIO', { id: row.id })
        await entered(who, added, 'chiesto')
        return added
      })
      return one(who, made.id)
    },

    async answer(who: Identity, id: number, outcome: Outcome): Promise<ClientTransfer> {
      await db.transaction(async () => {
        const request = and(eq(clientTransfer.id, id), seen(who))
        const moved = db.select({ id: clientTransfer.clientId }).from(clientTransfer).where(request)
        // As the program: the caller may not see the client yet. The client first, as in every change of a folder.
        await asProgram(() => db.select({ id: client.id }).from(client).where(inArray(client.id, moved)).for('update'))
        const [row] = await db.select().from(clientTransfer).where(request).for('update')
        if (!row) throw new Refusal('PASSAGGIO_NON_TROVATO', { id })
        if (!isOpen(row)) throw new Refusal('PASSAGGIO_CHIUSO', { id, perche: ended[row.outcome ?? 'SCADUTO'] })
        const may = outcome === 'RITIRATO' ? studios(who).includes(row.fromAgencyId) : mayAnswer(who, row)
        if (!may) throw new Refusal('PASSAGGIO_NON_AMMESSO')
        await db.update(clientTransfer).set({ outcome, outcomeBy: who.Id, outcomeAt: clock() }).where(eq(clientTransfer.id, id))
        // As the program: the caller sees only the studio that the client goes to, and the calculations are others'.
        const changes = outcome === 'ACCETTATO' ? await asProgram(() => move(who, row)) : []
        await entered(who, row, ended[outcome], changes)
      })
      return one(who, id)
    },
  }
}
