/** Texts and calls of the users, for list and detail. */
import { filled, notices, type PrincipalInput, type PrincipalRecord, principalAuthForm, principalForm, routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import { complete, type Draft, draftOf } from '../records/detail/draft.ts'
import type { Kind } from '../records/detail/kind.ts'

/** A new user starts with one studio; further ones are authorisations. */
export type PrincipalDraft = Draft<PrincipalInput> & { readonly AgencyId: number | null }

export const principalKind: Kind<PrincipalDraft, PrincipalRecord> = {
  name: 'principals',
  nameOf: ({ Surname, Name }) => `${Surname} ${Name}`,
  title: 'Utente',
  newTitle: 'Nuovo utente',
  listPath: '/principal',
  detailPath: '/principalDetail',
  form: { ...principalForm, AgencyId: { label: principalAuthForm.AgencyId.label, kind: 'record' } },
  toDraft: (record) => ({ ...draftOf(principalForm, record), AgencyId: record.PrincipalAuth[0]?.AgencyId ?? null }),
  load: (id) => call(routes.principal, { params: { id } }),
  save: ({ AgencyId, ...fields }) => {
    const body = complete<PrincipalInput>(fields)
    return body.Id === 0 ? call(routes.insertPrincipal, { params: { agencyId: AgencyId ?? 0 }, body }) : call(routes.updatePrincipal, { body })
  },
  remove: (id, heir) => call(routes.deletePrincipal, { body: id, query: heir === null ? {} : { collega: heir } }),
  says: {
    notRetrieved: notices.RECUPERO_PRINCIPAL,
    notSaved: notices.SALVATAGGIO_PRINCIPAL,
    saved: ({ Name, Surname }) => filled(notices.UTENTE_SALVATO, { name: Name, surname: Surname }),
    added: ({ Username }) => filled(notices.UTENTE_AGGIUNTO, { username: Username }),
  },
}
