/** Texts and calls of the companies, for list and detail. */
import { type CompanyInput, type CompanyRecord, companyForm, filled, notices, routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import { complete, type Draft, draftOf } from '../records/detail/draft.ts'
import type { Kind } from '../records/detail/kind.ts'

export type CompanyDraft = Draft<CompanyInput>

export const companyKind: Kind<CompanyDraft, CompanyRecord> = {
  name: 'companies',
  nameOf: ({ BusinessName }) => BusinessName,
  title: 'Company',
  newTitle: 'Nuova company',
  listPath: '/company',
  detailPath: '/companyDetail',
  form: companyForm,
  toDraft: (record) => draftOf(companyForm, record),
  load: (id) => call(routes.company, { params: { id } }),
  save: (values) => call(routes.saveCompany, { body: complete<CompanyInput>(values) }),
  remove: (id) => call(routes.deleteCompany, { body: id }),
  says: {
    notRetrieved: notices.RECUPERO_COMPANY,
    notSaved: notices.SALVATAGGIO_COMPANY,
    saved: ({ BusinessName }) => filled(notices.COMPANY_SALVATA, { name: BusinessName }),
    added: () => notices.COMPANY_AGGIUNTA,
  },
}
