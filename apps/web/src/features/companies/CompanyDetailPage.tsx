/** /companyDetail/{id}: a licence holder, its look and its names, its studios and users. */
import { type AgencyRecord, type CompanyRecord, companyForm, isKeptLogo, LOGO_BYTES_MAX } from '@bilancia/contract/api'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { UploadIcon } from '../../design/icons.tsx'
import { Studios, useStudiosOf } from '../agencies/Studios.tsx'
import { useIdentity } from '../auth/identity.ts'
import { EraseData } from '../data/EraseData.tsx'
import { ExportData } from '../data/ExportData.tsx'
import { UsersOf } from '../principals/UsersOf.tsx'
import { Activity } from '../records/detail/Activity.tsx'
import { DetailPage } from '../records/detail/DetailPage.tsx'
import { blankOf } from '../records/detail/draft.ts'
import { FormSections } from '../records/detail/FormSections.tsx'
import type { Control } from '../records/detail/RecordField.tsx'
import { RecordTabs } from '../records/detail/RecordTabs.tsx'
import { Status } from '../records/detail/Status.tsx'
import { Grounds, LogoDialog } from '../records/logo/LogoDialog.tsx'
import { companyKind } from './kind.ts'

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

type Props = Control & { readonly record: CompanyRecord | null }

/** The logo of a company: an image that the suite keeps. */
function LogoField({ id, value, onChange, disabled, record }: Props) {
  const [choosing, setChoosing] = useState(false)
  const text = typeof value === 'string' ? value : ''
  const here = isKeptLogo(text)
  if (!record) return <Typography id={id}>Si carica dopo il primo salvataggio.</Typography>
  return (
    <Box id={id} role="group" aria-label="Logo" tabIndex={-1} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {here ? <Grounds src={text} /> : text && <Typography sx={{ overflowWrap: 'anywhere' }}>{`Non si mostra: ${text}`}</Typography>}
      <Button size="small" startIcon={<UploadIcon />} disabled={disabled} onClick={() => setChoosing(true)}>
        {here ? 'Cambia immagine' : text ? 'Copialo qui' : 'Carica un’immagine'}
      </Button>
      {text && (
        <Button size="small" disabled={disabled} onClick={() => onChange(null)}>
          Togli il logo
        </Button>
      )}
      {choosing && (
        <LogoDialog
          company={record.Id}
          maxBytes={LOGO_BYTES_MAX}
          address={here ? '' : text}
          onChosen={({ Address }) => {
            onChange(Address)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Box>
  )
}
