/** A signed-in user for tests: an OPERATOR with the three simulators, in a company without names of its own. */
import type { Identity } from '@bilancia/contract/api'

export const aCompany = {
  Id: 1,
  BusinessName: 'Studi Riuniti S.r.l.',
  ApplicationName: null,
  UiLogoUrl: null,
  UiLogoBackground: null,
  UiHome: null,
  EasystartName: null,
  ForfetariMenuName: null,
  ConvMenuName: null,
  BudgetMenuName: null,
  LogoutUrl: null,
  IsLocked: false,
  ImportEnabled: false,
  IsFederated: false,
  HasEasyStart: false,
}

export const aUser = (given: Partial<Identity> = {}): Identity => ({
  Id: 1,
  Username: 'mrossi',
  Surname: 'Rossi',
  Name: 'Maria',
  Role: 'OPERATOR',
  Disabled: null,
  CompanyId: 1,
  AgencyId: null,
  Company: aCompany,
  PrincipalAuth: [],
  ApplicationForfetari: true,
  ApplicationConvenienza: true,
  ApplicationBudget: true,
  ApplicationForme: true,
  ApplicationEasyStart: false,
  UserCreation: false,
  ReportEnabled: false,
  provinciaDefault: '44',
  ufficioDefault: '-',
  ...given,
})
