/** /companyDetail/{id}: a licence holder, its look and its names. */
import { companyForm } from '@bilancia/contract/api'
import { useIdentity } from '../auth/identity.ts'
import { EraseData } from '../data/EraseData.tsx'
import { ExportData } from '../data/ExportData.tsx'
import { dayOf } from '../records/day.ts'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { blankOf } from '../records/detail/draft.ts'
import { FormSections } from '../records/detail/FormSections.tsx'
import { Fields } from '../records/Fields.tsx'
import { Fixed } from '../records/Fixed.tsx'
import { companyKind } from './kind.ts'

const ERASED = 'Si eliminano la company, i suoi studi e utenti, e tutte le loro elaborazioni e dichiarazioni.'

export function CompanyDetailPage() {
  const { CompanyId } = useIdentity()
  return (
    <DetailPage kind={companyKind} blank={blankOf(companyForm)} mayEdit={() => true} mayDelete={() => true}>
      {(session, record) => (
        <>
          <FormSections session={session} />
          {record && <ExportData of={{ CompanyId: record.Id }} />}
          {record?.IsLocked && CompanyId !== record.Id && (
            <EraseData of={{ CompanyId: record.Id, Name: record.BusinessName }} what={ERASED} list={companyKind.listPath} />
          )}
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
