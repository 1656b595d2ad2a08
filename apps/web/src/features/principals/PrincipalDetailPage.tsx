/** /principalDetail/{id}: a user, with the studios they are authorised for. */
import {
  allRights,
  currentStudio,
  guardedFields,
  handOn,
  type PrincipalRecord,
  principalForm,
  type Rights,
  rightsNotOwned,
  roleChoices,
  withoutUserCreation,
} from '@bilancia/contract/api'
import { useParams } from 'react-router'
import { shownDay } from '../../design/day.ts'
import { AgencyPicker } from '../agencies/AgencyPicker.tsx'
import { useIdentity } from '../auth/identity.ts'
import { CompanySelect, useCompanies } from '../companies/CompanySelect.tsx'
import { EraseData } from '../data/EraseData.tsx'
import { ExportData } from '../data/ExportData.tsx'
import { AccessOfUser } from '../own-access/AccessOfUser.tsx'
import { Activity } from '../records/detail/Activity.tsx'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { blankOf } from '../records/detail/draft.ts'
import { FormSections } from '../records/detail/FormSections.tsx'
import { RecordField } from '../records/detail/RecordField.tsx'
import { RecordTabs } from '../records/detail/RecordTabs.tsx'
import { Status } from '../records/detail/Status.tsx'
import type { EditSession } from '../records/detail/session.ts'
import { Authorisations } from './Authorisations.tsx'
import { Closed, ClosingDialog } from './Closing.tsx'
import { type PrincipalDraft, principalKind } from './kind.ts'
import { useNewUserChecks } from './useNewUserChecks.ts'

type Parts = { readonly session: EditSession<PrincipalDraft>; readonly record: PrincipalRecord | null }

const OWN = 'Il proprio ruolo e i propri diritti li cambia un altro amministratore.'
const ERASED = 'Si eliminano le elaborazioni che ha ancora e ogni suo dato; nome, mail, telefono e codice fiscale spariscono, e nei report resta un numero.'
const DATA = ["Dati dell'utente"]
const RIGHTS = ['Applicazioni e diritti']
const PEER = 'Di un utente con lo stesso ruolo si modificano solo i dati anagrafici.'

export function PrincipalDetailPage() {
  const identity = useIdentity()
  const { CompanyId } = identity
  const ownAgency = currentStudio(identity)?.AgencyId ?? null
  const checks = useNewUserChecks(!(Number(useParams().id) > 0), ownAgency)
  const mayWrite = (record: PrincipalRecord | null) => record === null || (record.ClosedAt === null && handOn(identity, record) !== 'niente')
  return (
    <DetailPage
      kind={principalKind}
      blank={{
        ...blankOf(principalForm),
        ...Object.fromEntries(rightsNotOwned(identity, null, allRights).map((right) => [right, false])),
        CompanyId,
        AgencyId: ownAgency,
      }}
      mayEdit={mayWrite}
      mayDelete={(record) => mayWrite(record) && handOn(identity, record) === 'tutto'}
      removal={({ record, ...parts }) => <ClosingDialog user={record} {...parts} />}
      found={checks.found}
      head={({ ClosedAt, Disabled, Role, agencyName }) => (
        <Status
          facts={[
            ClosedAt ? { text: 'Chiuso', alarm: true } : Disabled ? { text: `Disabilitato dal ${shownDay(Disabled)}`, alarm: true } : { text: 'Attivo' },
            { text: Role },
            agencyName !== null && { text: agencyName },
          ]}
        />
      )}
    >
      {(session, record) => (
        <RecordTabs
          session={session}
          tabs={[
            {
              id: 'dati',
              label: 'Dati',
              sections: DATA,
              content: (
                <>
                  {record?.ClosedAt && <Closed user={record} at={record.ClosedAt} mayHandOver={handOn(identity, record) !== 'niente'} />}
                  <Form session={session} record={record} checks={checks} only={DATA} />
                  {record && mayWrite(record) && <AccessOfUser id={record.Id} commanded={handOn(identity, record) === 'tutto'} />}
                  {record && handOn(identity, record) !== 'niente' && <ExportData of={{ PrincipalId: record.Id }} />}
                  {record?.ClosedAt && handOn(identity, record) === 'tutto' && (
                    <EraseData of={{ PrincipalId: record.Id, Name: record.Username }} what={ERASED} list={principalKind.listPath} />
                  )}
                </>
              ),
            },
            {
              id: 'diritti',
              label: 'Diritti',
              sections: RIGHTS,
              content: (
                <>
                  <Form session={session} record={record} checks={checks} only={RIGHTS} />
                  {record && <Authorisations user={record} />}
                </>
              ),
            },
            record !== null && { id: 'attivita', label: 'Attività', content: <Activity record={record} kind="Utente" /> },
          ]}
        />
      )}
    </DetailPage>
  )
}

type FormProps = Parts & { readonly checks: ReturnType<typeof useNewUserChecks>; readonly only: readonly string[] }

function Form({ session, record, checks, only }: FormProps) {
  const identity = useIdentity()
  const { Role } = identity
  const { CompanyId, Role: given } = session.values
  const choices = [...new Set([...(record ? [record.Role] : []), ...roleChoices(Role)])].map((role) => ({ value: role, name: role }))
  const guarded = record ? guardedFields(identity, record) : []
  const lacking: readonly string[] = rightsNotOwned(identity, record, allRights)
  const right = (name: keyof Rights) => ({ disabled: guarded.includes(name) || lacking.includes(name) })
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
      only={only}
      fields={{
        Username: { onLeave: () => checks.ask(session.values.Username) },
        Mail: { disabled: guarded.includes('Mail') },
        Role: {
          options: record ? choices : [{ value: '', name: '—' }, ...choices],
          disabled: guarded.includes('Role'),
          help: guarded.length > 0 ? (record?.Id === identity.Id ? OWN : PEER) : undefined,
        },
        Disabled: { disabled: guarded.includes('Disabled') },
        CompanyId: {
          disabled: Role !== 'SUPERADMIN' || linked || guarded.includes('CompanyId'),
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
        ApplicationForfetari: right('ApplicationForfetari'),
        ApplicationConvenienza: right('ApplicationConvenienza'),
        ApplicationBudget: right('ApplicationBudget'),
        ApplicationForme: right('ApplicationForme'),
        ApplicationEasyStart: { ...right('ApplicationEasyStart'), hidden: !hasEasyStart },
        UserCreation: noCreation ? { shown: false, disabled: true } : right('UserCreation'),
        ReportEnabled: { ...right('ReportEnabled'), hidden: Role !== 'SUPERADMIN' },
      }}
    />
  )
}
