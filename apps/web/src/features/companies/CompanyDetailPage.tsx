/** /companyDetail/{id}: a licence holder, its look and its names. */
import { companyForm } from '@bilancia/contract/api'
import { ExportData } from '../data/ExportData.tsx'
import { dayOf } from '../records/day.ts'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { blankOf } from '../records/detail/draft.ts'
import { FormSections } from '../records/detail/FormSections.tsx'
import { Fields } from '../records/Fields.tsx'
import { Fixed } from '../records/Fixed.tsx'
import { companyKind } from './kind.ts'

export function CompanyDetailPage() {
  return (
    <DetailPage kind={companyKind} blank={blankOf(companyForm)} mayEdit={() => true} mayDelete={() => true}>
      {(session, record) => (
        <>
          <FormSections session={session} />
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
