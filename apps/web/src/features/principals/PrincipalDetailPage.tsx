/** /principalDetail/{id}: a user, with the studios they are authorised for. */
import { mayChange, type PrincipalRecord, principalForm, roleChoices, withoutUserCreation } from '@bilancia/contract/api'
import { useParams } from 'react-router'
import { AgencyPicker } from '../agencies/AgencyPicker.tsx'
import { useIdentity } from '../auth/identity.ts'
import { CompanySelect, useCompanies } from '../companies/CompanySelect.tsx'
import { ExportData } from '../data/ExportData.tsx'
import { AccessOfUser } from '../own-access/AccessOfUser.tsx'
import { dayOf } from '../records/day.ts'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { blankOf } from '../records/detail/draft.ts'
import { FormSections } from '../records/detail/FormSections.tsx'
import { RecordField } from '../records/detail/RecordField.tsx'
import type { EditSession } from '../records/detail/session.ts'
import { Fixed } from '../records/Fixed.tsx'
import { Authorisations } from './Authorisations.tsx'
import { Closed } from './Closed.tsx'
import { ClosingDialog } from './ClosingDialog.tsx'
import { type PrincipalDraft, principalKind } from './kind.ts'
import { useNewUserChecks } from './useNewUserChecks.ts'

type Parts = { readonly session: EditSession<PrincipalDraft>; readonly record: PrincipalRecord | null }

export function PrincipalDetailPage() {
  const { Id, Role, CompanyId, PrincipalAuth } = useIdentity()
  const ownAgency = PrincipalAuth[0]?.AgencyId ?? null
  const checks = useNewUserChecks(!(Number(useParams().id) > 0), ownAgency)
  const mayWrite = (record: PrincipalRecord | null) => record === null || (record.ClosedAt === null && mayChange(Role, record.Role))
  return (
    <DetailPage
      kind={principalKind}
      blank={{ ...blankOf(principalForm), CompanyId, AgencyId: ownAgency }}
      mayEdit={mayWrite}
      mayDelete={(record) => mayWrite(record) && record.Id !== Id}
      removal={({ record, ...parts }) => <ClosingDialog user={record} {...parts} />}
      found={checks.found}
    >
      {(session, record) => (
        <>
          {record?.ClosedAt && <Closed user={record} at={record.ClosedAt} mayHandOver={mayChange(Role, record.Role)} />}
          <Form session={session} record={record} checks={checks} />
          {record && <Authorisations user={record} />}
          {record && mayChange(Role, record.Role) && <ExportData of={{ PrincipalId: record.Id }} />}
          {record && mayWrite(record) && <AccessOfUser id={record.Id} />}
        </>
      )}
    </DetailPage>
  )
}

function Form({ session, record, checks }: Parts & { readonly checks: ReturnType<typeof useNewUserChecks> }) {
  const { Role } = useIdentity()
  const { CompanyId, Role: given } = session.values
  const choices = roleChoices(Role, record ? 'edit' : 'new').map((role) => ({ value: role, name: role }))
  const linked = (record?.PrincipalAuth.length ?? 0) > 0
  const noCreation = given !== null && withoutUserCreation.includes(given)
  const hasEasyStart = useCompanies().data?.find(({ Id }) => Id === CompanyId)?.HasEasyStart ?? false
  const studio = (
    <RecordField
      session={session}
      name="AgencyId"
      help={checks.licences}
      control={({ value, onChange, ...control }) => (
        <AgencyPicker
          {...control}
          companyId={CompanyId}
          value={typeof value === 'number' ? value : null}
          onChange={(agency) => {
            onChange(agency)
            checks.choose(agency)
          }}
        />
      )}
    />
  )
  return (
    <FormSections
      session={session}
      fields={{
        Username: { onLeave: () => checks.ask(session.values.Username) },
        Password: {
          hidden: session.mode === 'Read',
          help: record ? 'Vuota: resta quella che è.' : "Almeno 12 caratteri. Senza password si entra solo con un fornitore d'identità esterno.",
        },
        Role: { options: record ? choices : [{ value: '', name: '—' }, ...choices] },
        CompanyId: {
          disabled: Role !== 'SUPERADMIN' || linked,
          help: Role === 'SUPERADMIN' && linked ? 'Per cambiarla togliere prima le autorizzazioni agli studi.' : undefined,
          control: ({ value, onChange, ...control }) => (
            <CompanySelect
              {...control}
              value={typeof value === 'number' ? value : null}
              onChange={(company) => {
                onChange(company)
                session.set('AgencyId', null)
                checks.choose(null)
              }}
            />
          ),
          after: !record && studio,
        },
        ApplicationEasyStart: { hidden: !hasEasyStart },
        UserCreation: noCreation ? { shown: false, disabled: true } : {},
        ReportEnabled: { hidden: Role !== 'SUPERADMIN' },
      }}
      ends={{
        "Dati dell'utente": record && (
          <>
            <Fixed label="Id">{String(record.Id)}</Fixed>
            <Fixed label="Inserito il">{dayOf(record.InsertDate)}</Fixed>
          </>
        ),
      }}
    />
  )
}
