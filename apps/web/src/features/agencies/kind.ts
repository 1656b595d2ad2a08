/** Texts and calls of the studios, for list and detail. */
import { type AgencyInput, type AgencyRecord, agencyForm, agencyState, filled, notices, routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import { complete, type Draft, draftOf } from '../records/detail/draft.ts'
import type { Kind } from '../records/detail/kind.ts'

export type AgencyDraft = Draft<AgencyInput>

export const agencyKind: Kind<AgencyDraft, AgencyRecord> = {
  name: 'agencies',
  nameOf: ({ Name }) => Name,
  title: 'Studio',
  newTitle: 'Nuovo studio',
  listPath: '/agency',
  detailPath: '/agencyDetail',
  form: agencyForm,
  toDraft: (record) => draftOf(agencyForm, record),
  load: (id) => call(routes.agency, { params: { id } }),
  // On each save the date determines the state. The form cannot remove a suspension.
  save: (values) => call(routes.saveAgency, { body: complete<AgencyInput>({ ...values, State: values.State === 'S' ? 'S' : agencyState(values.Disabled) }) }),
  remove: (id) => call(routes.deleteAgency, { body: id }),
  says: {
    notRetrieved: notices.RECUPERO_AGENCY,
    notSaved: notices.SALVATAGGIO_AGENCY,
    saved: ({ Name }) => filled(notices.STUDIO_SALVATO, { name: Name }),
    added: ({ Name }) => filled(notices.STUDIO_AGGIUNTO, { name: Name }),
  },
}

/** '3 di 3': the active users, each of whom takes a licence, and the number allowed. */
export const licences = ({ ActiveUsers = 0, PrincipalCounter }: Pick<AgencyRecord, 'ActiveUsers' | 'PrincipalCounter'>): string =>
  `${ActiveUsers} di ${PrincipalCounter}`
