/** Merges two records of the same client: everything of the second goes to the first, and the number of the second then leads to the first. */
import { type ClientInput, type ClientMerge, type ClientMerged, type ClientRecord, clientForm, type Identity } from '@bilancia/contract/api'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/problem.ts'
import { refuseFields } from '../../platform/records.ts'
import { advice, calculation, client, clientAlias, clientTransfer, paymentDay, reminder } from '../../platform/schema.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { drop } from '../payments/store.ts'
import { clientErrors, normal } from './checks.ts'
import { changedFields } from './service.ts'
import * as store from './store.ts'
import { endLate } from './transfers.ts'
import * as writes from './writes.ts'

type Written = Omit<ClientInput, 'studio'>
type Name = keyof typeof clientForm
type Merged = { readonly fields: Written; readonly disputed: readonly Name[] }

/** Keeps equal values and values that only one record has, and joins labels and notes. Any other field is disputed unless `chosen` decides it. */
function mergedFields(one: Written, other: Written, chosen: ReadonlyMap<Name, 'questo' | 'altro'>): Merged {
  const disputed: Name[] = []
  const pick = <V extends string | number | null>(name: Name, mine: V, theirs: V): V => {
    if ((mine || null) === (theirs || null) || !theirs) return mine
    if (!mine) return theirs
    const from = chosen.get(name)
    if (from === undefined) disputed.push(name)
    return from === 'altro' ? theirs : mine
  }
  const both = (name: 'etichette' | 'note', between: string): string | null => {
    const text = [...new Set([one[name], other[name]].filter(Boolean))].join(between)
    return text.length <= clientForm[name].max ? text || null : pick(name, one[name], other[name])
  }
  const fields: Written = {
    tipo: pick('tipo', one.tipo, other.tipo),
    denominazione: pick('denominazione', one.denominazione, other.denominazione),
    codiceFiscale: pick('codiceFiscale', one.codiceFiscale, other.codiceFiscale),
    partitaIva: pick('partitaIva', one.partitaIva, other.partitaIva),
    ateco: pick('ateco', one.ateco, other.ateco),
    comune: pick('comune', one.comune, other.comune),
    mail: pick('mail', one.mail, other.mail),
    telefono: pick('telefono', one.telefono, other.telefono),
    seguitoDa: pick('seguitoDa', one.seguitoDa, other.seguitoDa),
    stato: pick('stato', one.stato, other.stato),
    ...{ etichette: both('etichette', ', '), note: both('note', '\n\n') },
  }
  return { fields, disputed }
}

export const merging = (deps: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'>) => {
  const { db, clock, asProgram } = deps

  /** Counts what the second client brings along. As the program, because the caller may lack the right to a tool. */
  const brought = (id: number): Promise<ClientMerged['porta']> =>
    asProgram(async () => ({
      elaborazioni: await db.$count(calculation, eq(calculation.clientId, id)),
      consegne: await db.$count(advice, eq(advice.clientId, id)),
      promemoria: await db.$count(reminder, eq(reminder.clientId, id)),
    }))

  /** The value of a field as the page shows it. */
  const shown = async (who: Identity, name: Name, { [name]: value }: ClientRecord): Promise<string> => {
    const { options } = { options: undefined, ...clientForm[name] }
    if (options) return Object.entries<string>(options).find(([key]) => key === value)?.[1] ?? ''
    if (name !== 'seguitoDa') return String(value ?? '')
    return (await store.followers(db, who)).find((one) => one.id === value)?.nome ?? 'un utente che non è più dello studio'
  }

  return async (who: Identity, id: number, { altro, scelte, prova }: ClientMerge): Promise<ClientMerged> =>
    db.transaction(async () => {
      // Locks both clients, in the order of their Ids, so that two merges never wait for each other.
      await db
        .select({ id: client.id })
        .from(client)
        .where(and(inArray(client.id, [id, altro]), store.mine(who)))
        .orderBy(client.id)
        .for('update')
      const [first, second] = [await store.presentAs(db, who, id), await store.presentAs(db, who, altro)]
      if (first.id === second.id || first.agencyId !== second.agencyId) throw new Refusal('CLIENTI_DA_UNIRE')
      await endLate(db, [first.id, second.id], clock())
      for (const { id: one } of [first, second])
        if ((await db.$count(clientTransfer, and(eq(clientTransfer.clientId, one), isNull(clientTransfer.outcome)))) > 0)
          throw new Refusal('CLIENTE_IN_PASSAGGIO', { id: one })
      const [questo, other] = [store.toRecord(deps, first), store.toRecord(deps, second)]
      const chosen = new Map(scelte.map(({ campo, da }) => [campo, da]))
      const { disputed } = mergedFields(questo, other, new Map())
      const contrasti = await Promise.all(
        disputed.map(async (campo) => ({
          ...{ campo, etichetta: clientForm[campo].label },
          ...{ questo: await shown(who, campo, questo), altro: await shown(who, campo, other) },
        })),
      )
      const porta = await brought(second.id)
      if (prova) return { contrasti, porta, cliente: null }
      const merged = mergedFields(questo, other, chosen)
      if (merged.disputed.length > 0) throw new Refusal('UNIONE_DA_SCEGLIERE', { campi: merged.disputed.map((name) => clientForm[name].label).join(', ') })
      const typed = normal(merged.fields)
      refuseFields(clientErrors(typed))
      const now = clock()
      // As the program: the calculations of colleagues go with the folder.
      await asProgram(async () => {
        // A client has the days of one calculation: two sets would count its payments twice.
        if (await db.$count(paymentDay, eq(paymentDay.clientId, first.id))) await drop(db, second.id)
        for (const table of [calculation, advice, reminder, paymentDay, clientAlias, clientTransfer])
          await db.update(table).set({ clientId: first.id }).where(eq(table.clientId, second.id))
        // The tax code that the merged client does not keep. Returns may still have it.
        const codiceFiscale = typed.codiceFiscale === second.codiceFiscale ? first.codiceFiscale : second.codiceFiscale
        await db.insert(clientAlias).values({ formerId: second.id, clientId: first.id, codiceFiscale, mergedAt: now })
        await db.delete(client).where(eq(client.id, second.id))
      })
      const row = await writes.update(deps, who, first.id, typed, now)
      if (!row) throw new Error(`the client ${first.id} was locked and is gone`)
      const entry = { kind: 'Cliente', companyId: first.companyId } as const
      await record(db, who, now, [
        {
          ...{ ...entry, action: 'Modifica', recordId: first.id, recordName: `cliente ${first.id}` },
          changes: [
            said('Unito il cliente', second.id),
            ...Object.entries(porta).map(([what, many]) => said(what, many)),
            ...changedFields(questo, typed).map((field) => said(field, 'cambiato')),
          ],
        },
        { ...entry, action: 'Eliminazione', recordId: second.id, recordName: `cliente ${second.id}`, changes: [said('Unito al cliente', first.id)] },
      ])
      return { contrasti, porta, cliente: await store.recordFor(deps, row) }
    })
}
