/** /agencyDetail/{id}: a studio. Only a SUPERADMIN can edit it. */
import { agencyForm, refusal } from '@bilancia/contract/api'
import { shownDay } from '../../design/day.ts'
import { useIdentity } from '../auth/identity.ts'
import { CompanySelect } from '../companies/CompanySelect.tsx'
import { ExportData } from '../data/ExportData.tsx'
import { UsersOf } from '../principals/UsersOf.tsx'
import { Activity } from '../records/detail/Activity.tsx'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { blankOf } from '../records/detail/draft.ts'
import { FormSections } from '../records/detail/FormSections.tsx'
import { choicesOf } from '../records/detail/RecordField.tsx'
import { RecordTabs } from '../records/detail/RecordTabs.tsx'
import { Status } from '../records/detail/Status.tsx'
import { Keys } from './Keys.tsx'
import { agencyKind, licences } from './kind.ts'

/** Only the date disables a studio, so this state cannot be chosen. */
const chosen = choicesOf(agencyForm.State).filter(({ value }) => value !== 'D')
const DATA = ['Dati dello studio', 'Sede']
const RIGHTS = ['Accesso', 'Clienti']

export function AgencyDetailPage() {
  const identity = useIdentity()
  const mayWrite = refusal('studiScrittura', identity) === null
  return (
    <DetailPage
      kind={agencyKind}
      blank={blankOf(agencyForm)}
      mayEdit={() => mayWrite}
      mayDelete={() => mayWrite}
      head={({ State, Disabled, ...record }) => (
        <Status
          facts={[
            State === 'S'
              ? { text: 'Sospeso', alarm: true }
              : Disabled
                ? { text: `Disabilitato dal ${shownDay(Disabled)}`, alarm: true }
                : { text: agencyForm.State.options.A },
            { text: `Licenze: ${licences(record)}`, alarm: (record.ActiveUsers ?? 0) >= record.PrincipalCounter },
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
                  <FormSections
                    session={session}
                    only={DATA}
                    fields={{
                      CompanyId: { control: ({ value, ...control }) => <CompanySelect {...control} value={typeof value === 'number' ? value : null} /> },
                    }}
                  />
                  {record && <ExportData of={{ AgencyId: record.Id }} />}
                </>
              ),
            },
            record !== null && { id: 'utenti', label: 'Utenti', content: <UsersOf of={{ AgencyId: record.Id }} /> },
            {
              id: 'diritti',
              label: 'Diritti',
              sections: RIGHTS,
              content: (
                <>
                  <FormSections session={session} only={RIGHTS} fields={{ State: record?.State === 'D' ? {} : { options: chosen } }} />
                  {record && refusal('chiavi', identity) === null && <Keys agency={record.Id} />}
                </>
              ),
            },
            record !== null && { id: 'attivita', label: 'Attività', content: <Activity record={record} kind="Studio" /> },
          ]}
        />
      )}
    </DetailPage>
  )
}
