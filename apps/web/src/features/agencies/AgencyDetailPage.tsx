/** /agencyDetail/{id}: a studio. Only a SUPERADMIN can edit it. */
import { refusal } from '@bilancia/contract/api'
import { Section } from '../../design/Section.tsx'
import { useIdentity } from '../auth/identity.ts'
import { CompanySelect } from '../companies/CompanySelect.tsx'
import { ExportData } from '../data/ExportData.tsx'
import { dayOf } from '../records/day.ts'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { RecordField } from '../records/detail/RecordField.tsx'
import { Fields } from '../records/Fields.tsx'
import { Fixed } from '../records/Fixed.tsx'
import { agencyKind, blankAgency } from './kind.ts'

const states = [
  { value: 'A', name: 'Attivo' },
  { value: 'S', name: 'Sospeso' },
]
/** State of a disabled studio. It cannot be chosen, because only the date disables a studio. */
const disabledState = { value: 'D', name: 'Disabilitato' }

export function AgencyDetailPage() {
  const identity = useIdentity()
  const mayWrite = refusal('studiScrittura', identity) === null
  return (
    <DetailPage kind={agencyKind} blank={blankAgency(null)} mayEdit={() => mayWrite} mayDelete={() => mayWrite}>
      {(session, record) => (
        <>
          <Section title="Dati dello studio">
            <Fields>
              <RecordField session={session} name="Name" />
              <RecordField session={session} name="Code" />
              <RecordField
                session={session}
                name="CompanyId"
                control={({ value, ...control }) => <CompanySelect {...control} value={typeof value === 'number' ? value : null} />}
              />
              <RecordField session={session} name="VatNumber" />
            </Fields>
          </Section>
          <Section title="Sede">
            <Fields>
              <RecordField session={session} name="Address" />
              <RecordField session={session} name="Cap" />
              <RecordField session={session} name="City" />
              <RecordField session={session} name="ProvinceCode" />
              <RecordField session={session} name="CityCode" />
            </Fields>
          </Section>
          <Section title="Accesso">
            <Fields>
              <RecordField session={session} name="PrincipalCounter" />
              <RecordField session={session} name="Disabled" help="Da questo giorno nessun utente dello studio può entrare." />
              <RecordField
                session={session}
                name="State"
                options={record?.State === 'D' ? [...states, disabledState] : states}
                help="Sospeso chiude l'accesso senza una data; altrimenti lo stato segue la data."
              />
            </Fields>
          </Section>
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
