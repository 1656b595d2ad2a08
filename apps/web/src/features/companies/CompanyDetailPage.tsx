/** /companyDetail/{id}: a licence holder, its look and its names, its studios and users. */
import { type AgencyRecord, companyForm } from '@bilancia/contract/api'
import { Studios, useStudiosOf } from '../agencies/Studios.tsx'
import { useIdentity } from '../auth/identity.ts'
import { EraseData } from '../data/EraseData.tsx'
import { ExportData } from '../data/ExportData.tsx'
import { UsersOf } from '../principals/UsersOf.tsx'
import { Activity } from '../records/detail/Activity.tsx'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { blankOf } from '../records/detail/draft.ts'
import { FormSections } from '../records/detail/FormSections.tsx'
import { RecordTabs } from '../records/detail/RecordTabs.tsx'
import { Status } from '../records/detail/Status.tsx'
import { companyKind } from './kind.ts'
import { LogoField } from './LogoField.tsx'

const ERASED = 'Si eliminano la company, i suoi studi e utenti, e tutte le loro elaborazioni e dichiarazioni.'
const DATA = ['Dati della company', 'Aspetto', 'Nomi degli strumenti']
const RIGHTS = ['Diritti']

export function CompanyDetailPage() {
  const { CompanyId } = useIdentity()
  return (
    <DetailPage
      kind={companyKind}
      blank={blankOf(companyForm)}
      mayEdit={() => true}
      mayDelete={() => true}
      head={(record) => (
        <>
          <Status facts={[record.IsLocked ? { text: 'Bloccata', alarm: true } : { text: 'Attiva' }]} />
          <Licences company={record.Id} />
        </>
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
                  <FormSections session={session} only={DATA} fields={{ UiLogoUrl: { control: (control) => <LogoField {...control} record={record} /> } }} />
                  {record && <ExportData of={{ CompanyId: record.Id }} />}
                  {record?.IsLocked && CompanyId !== record.Id && (
                    <EraseData of={{ CompanyId: record.Id, Name: record.BusinessName }} what={ERASED} list={companyKind.listPath} />
                  )}
                </>
              ),
            },
            record !== null && {
              id: 'utenti',
              label: 'Utenti',
              content: (
                <>
                  <Studios company={record.Id} />
                  <UsersOf of={{ CompanyId: record.Id }} />
                </>
              ),
            },
            { id: 'diritti', label: 'Diritti', sections: RIGHTS, content: <FormSections session={session} only={RIGHTS} /> },
            record !== null && { id: 'attivita', label: 'Attività', content: <Activity record={record} kind="Company" feminine /> },
          ]}
        />
      )}
    </DetailPage>
  )
}

/** The licences of all studios together. A user of two studios takes a licence in each. */
function Licences({ company }: { readonly company: number }) {
  const studios = useStudiosOf(company).data?.ResultList
  if (!studios) return null
  const sum = (of: (studio: AgencyRecord) => number) => studios.reduce((total, studio) => total + of(studio), 0)
  const [used, allowed] = [sum(({ ActiveUsers = 0 }) => ActiveUsers), sum(({ PrincipalCounter }) => PrincipalCounter)]
  return <Status facts={[{ text: `Licenze: ${used} di ${allowed}` }]} />
}
