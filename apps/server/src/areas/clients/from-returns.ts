/** Stores the clients from imported returns that a person has confirmed: all of them or none. */
import type { ClientInput, Identity, ReturnClients } from '@bilancia/contract/api'
import { and, eq, inArray } from 'drizzle-orm'
import type { Deps } from '../../platform/deps.ts'
import type { Creation } from '../../platform/idempotency.ts'
import { Refusal } from '../../platform/problem.ts'
import { changedMeanwhile } from '../../platform/records.ts'
import { record } from '../audit/store.ts'
import { visible } from '../telematico/scope.ts'
import { taxReturn } from '../telematico/tables.ts'
import { clientErrors, normal, typeOfModel } from './checks.ts'
import { changedFields, clientService, entryOf } from './service.ts'
import * as store from './store.ts'
import * as writes from './writes.ts'

type Typed = Omit<ClientInput, 'studio'>
type Entry = ReturnType<typeof entryOf>

/** `creation`: a repeated call adds no client twice; each new client has its own key. Throws IDEMPOTENZA_DIVERSA. */
export async function clientsFromReturns(
  deps: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'>,
  who: Identity,
  { studio, nuovi, cambi }: ReturnClients,
  creation: Creation,
): Promise<{ readonly creati: number; readonly aggiornati: number }> {
  const { db, clock } = deps
  const place = clientService(deps).studio(who, studio)
  const refuse = (testo: string) => new Refusal('CLIENTI_FILE', { testo })
  const checked = (typed: Typed, name: string): Typed => {
    const [wrong] = clientErrors(typed)
    if (wrong) throw refuse(`${name}: ${wrong.testo}`)
    return typed
  }
  return db.transaction(async () => {
    const entries: Entry[] = []
    const models = await modelsOf(
      deps,
      who,
      place.agencyId,
      nuovi.map(({ codiceFiscale }) => codiceFiscale),
    )
    let creati = 0
    // In one order, so that two colleagues with the same declarants never wait for each other.
    for (const { codiceFiscale, denominazione, ateco } of nuovi.toSorted((a, b) => (a.codiceFiscale < b.codiceFiscale ? -1 : 1))) {
      const tipo = typeOfModel.get(models.get(codiceFiscale) ?? '')
      if (!tipo) throw refuse(`Di ${codiceFiscale} lo studio non ha una dichiarazione caricata`)
      const rest = { partitaIva: null, comune: null, mail: null, telefono: null, etichette: null, note: null, stato: 'ATTIVO' } as const
      const typed = normal({ tipo, codiceFiscale, denominazione, ateco, seguitoDa: store.firstFollower(who, place.agencyId), ...rest })
      const own = { ...creation, creationKey: creation.creationKey && `${who.Id} ${creation.creationKey} ${codiceFiscale}` }
      const made = await writes.insert(deps, who, { ...place, ...own }, checked(typed, codiceFiscale), clock())
      if (made) {
        creati++
        entries.push(entryOf('Creazione', made))
      } else if (!(await store.madeWith(db, place.agencyId, own))) {
        const [other] = await store.withCodes(db, place.agencyId, [codiceFiscale])
        throw new Refusal('CLIENTE_PRESENTE', { codice: codiceFiscale, nome: other?.denominazione ?? 'un altro cliente' })
      }
    }
    for (const { id, versione, denominazione, ateco } of cambi.toSorted((a, b) => a.id - b.id)) {
      const row = await store.find(db, who, id)
      if (!row || row.agencyId !== place.agencyId) throw store.unknown(who, id)
      const before = store.toRecord(deps, row)
      const typed = checked(
        normal({ ...before, denominazione: denominazione ?? before.denominazione, ateco: ateco === undefined ? before.ateco : ateco }),
        before.denominazione,
      )
      const saved = await writes.update(deps, who, id, typed, clock(), versione)
      const fields = changedFields(before, typed)
      if (saved) entries.push(entryOf('Modifica', saved, fields))
      // The same confirmation came before, and its answer was lost.
      else if (fields.length > 0) throw await changedMeanwhile(deps, who, row)
    }
    await record(db, who, clock(), entries)
    return { creati, aggiornati: cambi.length }
  })
}

/** The model of the returns with these tax codes that the caller sees in the studio. */
async function modelsOf({ db }: Pick<Deps, 'db'>, who: Identity, agencyId: number, codes: readonly string[]): Promise<ReadonlyMap<string, 'PF' | 'SC'>> {
  const rows = await db
    .selectDistinct({ code: taxReturn.taxCode, type: taxReturn.type })
    .from(taxReturn)
    .where(and(visible(who), eq(taxReturn.agencyId, agencyId), inArray(taxReturn.taxCode, ['', ...codes])))
  return new Map(rows.map(({ code, type }) => [code, type]))
}
