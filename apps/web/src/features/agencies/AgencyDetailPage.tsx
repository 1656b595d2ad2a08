/** /agencyDetail/{id}: a studio. Only a SUPERADMIN can edit it. */
import { agencyForm, refusal } from '@bilancia/contract/api'
import { useIdentity } from '../auth/identity.ts'
import { CompanySelect } from '../companies/CompanySelect.tsx'
import { ExportData } from '../data/ExportData.tsx'
import { dayOf } from '../records/day.ts'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { blankOf } from '../records/detail/draft.ts'
import { FormSections } from '../records/detail/FormSections.tsx'
import { choicesOf } from '../records/detail/RecordField.tsx'
import { Fields } from '../records/Fields.tsx'
import { Fixed } from '../records/Fixed.tsx'
import { Keys } from './Keys.tsx'
import { agencyKind } from './kind.ts'

/** Only the date disables a studio, so this state cannot be chosen. */
const chosen = choicesOf(agencyForm.State).filter(({ value }) => value !== 'D')

export function AgencyDetailPage() {
  const identity = useIdentity()
  const mayWrite = refusal('studiScrittura', identity) === null
  return (
    <DetailPage kind={agencyKind} blank={blankOf(agencyForm)} mayEdit={() => mayWrite} mayDelete={() => mayWrite}>
      {(session, record) => (
        <>
          <FormSections
            session={session}
            fields={{
              CompanyId: { control: ({ value, ...control }) => <CompanySelect {...control} value={typeof value === 'number' ? value : null} /> },
              State: record?.State === 'D' ? {} : { options: chosen },
            }}
          />
          {record && refusal('chiavi', identity) === null && <Keys agency={record.Id} />}
          {record && <ExportData of={{ AgencyId: record.Id }} />}
          {record && (
            <Fields>
              <Fixed label="Id">{String(record.Id)}</Fixed>
              <Fixed label="Inserito il">{dayOf(record.InsertDate)}</Fixed>
            </Fields>
          )}
        </>
      )}
    </DetailPage>
  )
}
