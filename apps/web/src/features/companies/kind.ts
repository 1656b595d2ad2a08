/** Texts and calls of the companies, for list and detail. */
import { type CompanyInput, type CompanyRecord, companyForm, filled, notices, routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import { complete } from '../records/detail/complete.ts'
import type { Draft } from '../records/detail/draft.ts'
import type { Kind } from '../records/detail/kind.ts'

export type CompanyDraft = Draft<CompanyInput>

export const blankCompany: CompanyDraft = {
  Id: 0,
  BusinessName: null,
  VatNumber: null,
  TaxCode: null,
  UiLogoUrl: null,
  UiLogoBackground: null,
  UiHome: null,
  ApplicationName: null,
  ForfetariMenuName: null,
  ConvMenuName: null,
  BudgetMenuName: null,
  LogoutUrl: null,
  EasystartName: null,
  IsLocked: false,
  IsFederated: false,
  HasEasyStart: false,
  ImportEnabled: false,
  UpdateDate: null,
}

export const companyKind: Kind<CompanyDraft, CompanyRecord> = {
  name: 'companies',
  title: 'Company',
  newTitle: 'Nuova company',
  listPath: '/company',
  detailPath: '/companyDetail',
  form: companyForm,
  toDraft: ({ InsertDate: _1, InsertUser: _2, UpdateUser: _3, ...fields }) => fields,
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
