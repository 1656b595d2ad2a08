/** /principalDetail/{id}: a user, with the studios they are authorised for. */
import { mayChange, type PrincipalRecord, roleChoices, withoutUserCreation } from '@bilancia/contract/api'
import { useParams } from 'react-router'
import { Section } from '../../design/Section.tsx'
import { AgencyPicker } from '../agencies/AgencyPicker.tsx'
import { useIdentity } from '../auth/identity.ts'
import { CompanySelect, useCompanies } from '../companies/CompanySelect.tsx'
import { ExportData } from '../data/ExportData.tsx'
import { AccessOfUser } from '../own-access/AccessOfUser.tsx'
import { dayOf } from '../records/day.ts'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { RecordField } from '../records/detail/RecordField.tsx'
import type { EditSession } from '../records/detail/session.ts'
import { Fields } from '../records/Fields.tsx'
import { Fixed } from '../records/Fixed.tsx'
import { Authorisations } from './Authorisations.tsx'
import { Closed } from './Closed.tsx'
import { ClosingDialog } from './ClosingDialog.tsx'
import { blankPrincipal, type PrincipalDraft, principalKind } from './kind.ts'
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
      blank={blankPrincipal(CompanyId, ownAgency)}
      mayEdit={mayWrite}
      mayDelete={(record) => mayWrite(record) && record.Id !== Id}
      removal={({ record, ...parts }) => <ClosingDialog user={record} {...parts} />}
      found={checks.found}
    >
      {(session, record) => (
        <>
          {record?.ClosedAt && <Closed user={record} at={record.ClosedAt} mayHandOver={mayChange(Role, record.Role)} />}
          <Person session={session} record={record} checks={checks} />
          <Rights session={session} record={record} />
          {record && <Authorisations user={record} />}
          {record && mayChange(Role, record.Role) && <ExportData of={{ PrincipalId: record.Id }} />}
          {record && mayWrite(record) && <AccessOfUser id={record.Id} />}
        </>
      )}
    </DetailPage>
  )
}

function Person({ session, record, checks }: Parts & { readonly checks: ReturnType<typeof useNewUserChecks> }) {
  const { Role } = useIdentity()
  const mode = record ? 'edit' : 'new'
  const choices = roleChoices(Role, mode).map((role) => ({ value: role, name: role }))
  const linked = (record?.PrincipalAuth.length ?? 0) > 0
  return (
    <Section title="Dati dell'utente">
      <Fields>
        <RecordField session={session} name="Username" onLeave={() => checks.ask(session.values.Username)} />
        {session.mode !== 'Read' && (
          <RecordField
            session={session}
            name="Password"
            help={record ? 'Vuota: resta quella che è.' : "Almeno 12 caratteri. Senza password si entra solo con un fornitore d'identità esterno."}
          />
        )}
        <RecordField session={session} name="Surname" />
        <RecordField session={session} name="Name" />
        <RecordField session={session} name="Mail" />
        <RecordField session={session} name="Phone" />
        <RecordField session={session} name="Taxcode" />
        <RecordField session={session} name="Role" options={record ? choices : [{ value: '', name: '—' }, ...choices]} />
        <RecordField
          session={session}
          name="CompanyId"
          disabled={Role !== 'SUPERADMIN' || linked}
          help={Role === 'SUPERADMIN' && linked ? 'Per cambiarla togliere prima le autorizzazioni agli studi.' : undefined}
          control={({ value, onChange, ...control }) => (
            <CompanySelect
              {...control}
              value={typeof value === 'number' ? value : null}
              onChange={(company) => {
                onChange(company)
                session.set('AgencyId', null)
                checks.choose(null)
              }}
            />
          )}
        />
        {!record && (
          <RecordField
            session={session}
            name="AgencyId"
            help={checks.licences}
            control={({ value, onChange, ...control }) => (
              <AgencyPicker
                {...control}
                companyId={session.values.CompanyId}
                value={typeof value === 'number' ? value : null}
                onChange={(agency) => {
                  onChange(agency)
                  checks.choose(agency)
                }}
              />
            )}
          />
        )}
        <RecordField session={session} name="Disabled" help="Da questo giorno l'utente non può entrare." />
        {record && <Fixed label="Id">{String(record.Id)}</Fixed>}
        {record && <Fixed label="Inserito il">{dayOf(record.InsertDate)}</Fixed>}
      </Fields>
    </Section>
  )
}

function Rights({ session }: Parts) {
  const { Role } = useIdentity()
  const { CompanyId, Role: given } = session.values
  const without = given !== null && withoutUserCreation.includes(given)
  const hasEasyStart = useCompanies().data?.find(({ Id }) => Id === CompanyId)?.HasEasyStart ?? false
  return (
    <Section title="Applicazioni e diritti">
      <Fields flags>
        <RecordField session={session} name="ApplicationForfetari" />
        <RecordField session={session} name="ApplicationConvenienza" />
        <RecordField session={session} name="ApplicationBudget" />
        {hasEasyStart && <RecordField session={session} name="ApplicationEasyStart" />}
        <RecordField session={without ? { ...session, valueOf: () => false } : session} name="UserCreation" disabled={without} />
        {Role === 'SUPERADMIN' && <RecordField session={session} name="ReportEnabled" />}
      </Fields>
    </Section>
  )
}
