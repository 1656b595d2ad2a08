/** Records like those of a form: a valid minimum, to which a test adds its fields. */
import type { AgencyInput, BrandInput, CompanyInput, PriceListInput, PrincipalInput, WhatsNewInput } from '@bilancia/contract/api'

export const aCompany = (given: Partial<CompanyInput> = {}): CompanyInput => ({
  Id: 0,
  BusinessName: 'Consulenti del Po S.r.l.',
  VatNumber: '01234560371',
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
  ...given,
})

export const anAgency = (CompanyId: number, given: Partial<AgencyInput> = {}): AgencyInput => ({
  Id: 0,
  CompanyId,
  Name: 'Studio Bianchi',
  VatNumber: null,
  Code: 'BIANCHI',
  CityCode: null,
  City: null,
  ProvinceCode: null,
  Address: null,
  Cap: null,
  Disabled: null,
  State: 'A',
  PrincipalCounter: 5,
  UpdateDate: null,
  ...given,
})

export const aPriceList = (prezzi: Partial<PriceListInput['prezzi']> = {}, UpdateDate: string | null = null): PriceListInput => ({
  prezzi: {
    forfettario: null,
    dittaIndividuale: null,
    impresaFamiliare: null,
    professionista: null,
    studioAssociato: null,
    societaDiPersone: null,
    srl: null,
    ...prezzi,
  },
  UpdateDate,
})

export const aPrincipal = (CompanyId: number, given: Partial<PrincipalInput> = {}): PrincipalInput => ({
  Id: 0,
  CompanyId,
  Surname: 'Bianchi',
  Name: 'Laura',
  Taxcode: null,
  Mail: 'laura@example.it',
  Phone: null,
  Username: 'laura.bianchi',
  Role: 'OPERATOR',
  Language: null,
  AvatarId: null,
  Disabled: null,
  ApplicationForfetari: true,
  ApplicationConvenienza: true,
  ApplicationBudget: true,
  ApplicationForme: true,
  ApplicationEasyStart: false,
  UserCreation: false,
  ReportEnabled: false,
  UpdateDate: null,
  ...given,
})

export const aNews = (given: Partial<WhatsNewInput> = {}): WhatsNewInput => ({
  Id: 0,
  Title: 'Novità',
  Version: '1.8.0',
  HtmlContent: null,
  UpdateDate: null,
  ...given,
})

export const A_LOGO = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><path d="M0 0h60v20z"></path></svg>').toString('base64')}`

export const aBrand = (given: Partial<BrandInput> = {}): BrandInput => ({
  Id: 0,
  Code: 'clessidra',
  Name: 'Clessidra',
  Motto: 'Il tempo di ogni scelta',
  Logo: A_LOGO,
  LogoPlain: true,
  Primary: '#8a1538',
  PrimaryDark: '#5c0e25',
  Accent: '#00695c',
  Cover: 'CERCHI',
  ForfetariName: 'Minimi',
  ConvName: 'Srl',
  BudgetName: 'Avvio',
  FormeName: 'Forme',
  EasystartName: 'Via',
  UpdateDate: null,
  ...given,
})
