/** Texts and calls of the clients, for list and detail. */
import { type ClientInput, type ClientRecord, clientForm, routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import { complete, type Draft, draftOf } from '../records/detail/draft.ts'
import type { Kind } from '../records/detail/kind.ts'

/** The page of the clients that go from one studio to another. */
export const TRANSFERS_PATH = '/clienti/passaggi'

export type ClientDraft = Draft<Omit<ClientInput, 'studio'>> & { readonly Id: number; readonly UpdateDate: string | null }
/** A client with the names that the pages of records use. */
export type Client = ClientRecord & { readonly Id: number; readonly UpdateDate: string | null }

const named = (client: ClientRecord): Client => ({ ...client, Id: client.id, UpdateDate: client.aggiornatoIl })

async function save({ Id, UpdateDate, ...draft }: ClientDraft): Promise<Client> {
  const body = complete<Omit<ClientInput, 'studio'>>(draft)
  if (UpdateDate === null) return named(await call(routes.insertClient, { body }))
  return named(await call(routes.updateClient, { params: { id: Id }, body: { ...body, versione: UpdateDate } }))
}

export const clientKind: Kind<ClientDraft, Client> = {
  name: 'clients',
  nameOf: ({ denominazione }) => denominazione,
  title: 'Cliente',
  newTitle: 'Nuovo cliente',
  listPath: '/clienti',
  detailPath: '/cliente',
  form: clientForm,
  toDraft: (client) => draftOf(clientForm, client),
  load: async (id) => named(await call(routes.client, { params: { id } })),
  save,
  remove: (id) => call(routes.deleteClient, { params: { id } }),
  says: {
    notRetrieved: 'I clienti non si leggono: {status}',
    notSaved: 'Il cliente non è stato salvato',
    saved: ({ denominazione }) => `Cliente ${denominazione} salvato`,
    added: ({ denominazione }) => `Cliente ${denominazione} aggiunto`,
  },
}
