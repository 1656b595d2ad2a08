/** /report: the use of the suite by a company, in a period, on the page and as a workbook. Company and period are in the address. */

import { format } from '@bilancia/contract'
import { errors, filled, notices, routes, type UsageRow } from '@bilancia/contract/api'
import { Box, Button, Typography } from '@mui/material'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { call, callFile } from '../../api/client.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { FieldFrame } from '../../design/fields/FieldFrame.tsx'
import { LabelledSelect } from '../../design/fields/LabelledSelect.tsx'
import { DownloadIcon } from '../../design/icons.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { WaitOverlay } from '../../design/WaitOverlay.tsx'
import { useIdentity } from '../auth/identity.ts'
import { CompanySelect, useCompanies } from '../companies/CompanySelect.tsx'
import { download } from '../records/download.ts'
import { PrintedHead } from '../shell/PrintedHead.tsx'
import { Bars } from './Bars.tsx'
import { byApplication, byMonth, byStudio, monthAfter, monthName, type Sum } from './usage.ts'

/** The months that can be chosen: three years. */
const MONTHS = 36
const inRome = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', year: 'numeric', month: '2-digit' })
const isMonth = (text: string | null): text is string => text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

export function ReportPage() {
  const id = useId()
  const { Role, CompanyId } = useIdentity()
  const [address, setAddress] = useSearchParams()
  const companyId = Number(address.get('company')) || (Role === 'SUPERADMIN' ? null : CompanyId)
  const [dal, al] = [address.get('dal'), address.get('al')].map((month) => (isMonth(month) ? month : null))
  const asked = { companyId, dal: dal ?? null, al: al ?? null }
  const set = (name: string, value: string | number | null) => {
    const next = new URLSearchParams(address)
    if (value) next.set(name, String(value))
    else next.delete(name)
    setAddress(next)
  }
  const company = useCompanies().data?.find(({ Id }) => Id === companyId)?.BusinessName
  const period = [dal && `dal ${monthName(dal)}`, al && `al ${monthName(al)}`]
  const report = useMutation({
    mutationFn: () => callFile(routes.exportUsage, { body: asked }),
    onSuccess: download,
    onError: (failure) => toast.error(filled(notices.DOWNLOAD_REPORT, { status: failure.message })),
  })
  const { data, error, refetch } = useQuery({
    queryKey: ['usage', asked],
    queryFn: ({ signal }) => call(routes.usage, { body: asked }, { signal }),
    enabled: companyId !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const now = inRome.format(new Date()).slice(0, 7)
  const months = Array.from({ length: MONTHS }, (_, i) => monthAfter(now, -i))
  const month = (name: 'dal' | 'al', label: string, value: string | null | undefined, none: string) => (
    <Box sx={{ flex: '0 1 160px', minWidth: 120 }}>
      <LabelledSelect label={label} value={value ?? ''} onChange={(chosen) => set(name, chosen)}>
        <option value="">{none}</option>
        {value && !months.includes(value) && <option value={value}>{monthName(value)}</option>}
        {months.map((one) => (
          <option key={one} value={one}>
            {monthName(one)}
          </option>
        ))}
      </LabelledSelect>
    </Box>
  )
  return (
    <>
      <PrintedHead title="Report" subtitle={[company, ...period].filter(Boolean).join(' · ')} />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 640 }}>
        Accessi ed elaborazioni salvate per studio, utente, applicazione e mese. Il file Excel ha il periodo scelto, con i totali di ogni mese.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', mb: 3, '@media print': { display: 'none' } }}>
        <Box sx={{ flex: '0 1 320px', minWidth: 0 }}>
          <FieldFrame id={id} label="Company">
            <CompanySelect id={id} value={companyId} onChange={(company) => set('company', company)} />
          </FieldFrame>
        </Box>
        {month('dal', 'Dal mese', dal, 'Dall’inizio')}
        {month('al', 'Al mese', al, 'A oggi')}
        <Button
          variant="contained"
          startIcon={<DownloadIcon />}
          disabled={report.isPending}
          sx={{ alignSelf: 'flex-end' }}
          onClick={() => (companyId === null ? toast.error(errors.COMPANY_NON_IMPOSTATA.testo) : report.mutate())}
        >
          Analisi Utilizzo
        </Button>
      </Box>
      {companyId === null ? (
        <EmptyState title="Scegliere una company">Si vedono gli accessi e le elaborazioni dei suoi studi.</EmptyState>
      ) : error ? (
        <EmptyState title={filled(notices.DOWNLOAD_REPORT, { status: error.message })} action={<Button onClick={() => refetch()}>Riprova</Button>} />
      ) : (
        data && <Usage rows={data} />
      )}
      <WaitOverlay open={report.isPending} />
    </>
  )
}

const inWords = ({ accesses, calculations }: Sum): string =>
  `${accesses === 1 ? '1 accesso' : `${format.number(accesses)} accessi`}, ${calculations === 1 ? '1 elaborazione salvata' : `${format.number(calculations)} elaborazioni salvate`}.`

/** The use of the suite in a period: in all, by month, by tool, by studio and user. */
function Usage({ rows }: { readonly rows: readonly UsageRow[] }) {
  if (rows.length === 0)
    return (
      <EmptyState title="Nessun utilizzo nel periodo">
        Si contano qui gli accessi agli strumenti, uno per utente e giorno, e le elaborazioni salvate.
      </EmptyState>
    )
  const sum = (of: 'accesses' | 'calculations') => rows.reduce((total, row) => total + row[of], 0)
  const users = new Set(rows.map(({ username }) => username)).size
  return (
    <>
      <Typography role="status" sx={{ mb: 3 }}>
        {`${users === 1 ? '1 utente' : `${format.number(users)} utenti`}, ${inWords({ accesses: sum('accesses'), calculations: sum('calculations') })}`}
      </Typography>
      <Section title="Per mese">
        <Bars label="Utilizzo per mese" of="Mese" rows={byMonth(rows)} />
      </Section>
      <Section title="Per strumento">
        <Bars label="Utilizzo per strumento" of="Strumento" rows={byApplication(rows)} />
      </Section>
      {byStudio(rows).map((studio) => (
        <Section key={studio.key} title={studio.name}>
          <Typography color="textSecondary" sx={{ mb: 1 }}>
            {inWords(studio)}
          </Typography>
          <Bars label={`Utilizzo di ${studio.name} per utente`} of="Utente" rows={studio.users} />
        </Section>
      ))}
    </>
  )
}
