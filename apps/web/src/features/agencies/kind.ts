/** Texts and calls of the studios, for list and detail. */
import { type AgencyInput, type AgencyRecord, agencyForm, agencyState, filled, notices, routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import { complete } from '../records/detail/complete.ts'
import type { Draft } from '../records/detail/draft.ts'
import type { Kind } from '../records/detail/kind.ts'

export type AgencyDraft = Draft<AgencyInput>

/** A new studio. */
export const blankAgency = (companyId: number | null): AgencyDraft => ({
  Id: 0,
  CompanyId: companyId,
  Name: null,
  VatNumber: null,
  Code: null,
  CityCode: null,
  City: null,
  ProvinceCode: null,
  Address: null,
  Cap: null,
  Disabled: null,
  State: 'A',
  PrincipalCounter: null,
  UpdateDate: null,
})

export const agencyKind: Kind<AgencyDraft, AgencyRecord> = {
  name: 'agencies',
  title: 'Studio',
  newTitle: 'Nuovo studio',
  listPath: '/agency',
  detailPath: '/agencyDetail',
  form: agencyForm,
  toDraft: ({ DescCompany: _, InsertDate: _1, InsertUser: _2, UpdateUser: _3, ...fields }) => fields,
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
