/** /companyDetail/{id}: a licence holder, its look and its names. */
import { Section } from '../../design/Section.tsx'
import { ExportData } from '../data/ExportData.tsx'
import { dayOf } from '../records/day.ts'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { RecordField } from '../records/detail/RecordField.tsx'
import { Fields } from '../records/Fields.tsx'
import { Fixed } from '../records/Fixed.tsx'
import { blankCompany, type CompanyDraft, companyKind } from './kind.ts'

type Part = { readonly title: string; readonly names: readonly (keyof CompanyDraft)[] }

const RIGHTS = 'Diritti'
const parts: readonly Part[] = [
  { title: 'Dati della company', names: ['BusinessName', 'VatNumber', 'TaxCode'] },
  { title: 'Aspetto', names: ['ApplicationName', 'UiLogoUrl', 'UiLogoBackground', 'UiHome', 'LogoutUrl'] },
  { title: 'Nomi degli strumenti', names: ['ForfetariMenuName', 'ConvMenuName', 'BudgetMenuName', 'EasystartName'] },
  { title: RIGHTS, names: ['ImportEnabled', 'HasEasyStart', 'IsFederated', 'IsLocked'] },
]

export function CompanyDetailPage() {
  return (
    <DetailPage kind={companyKind} blank={blankCompany} mayEdit={() => true} mayDelete={() => true}>
      {(session, record) => (
        <>
          {parts.map(({ title, names }) => (
            <Section key={title} title={title}>
              <Fields flags={title === RIGHTS}>
                {names.map((name) => (
                  <RecordField key={name} session={session} name={name} />
                ))}
              </Fields>
            </Section>
          ))}
          {record && <ExportData of={{ CompanyId: record.Id }} />}
          {record && (
            <Fields>
              <Fixed label="Id">{String(record.Id)}</Fixed>
              <Fixed label="Inserita il">{dayOf(record.InsertDate)}</Fixed>
            </Fields>
          )}
        </>
      )}
    </DetailPage>
  )
}
