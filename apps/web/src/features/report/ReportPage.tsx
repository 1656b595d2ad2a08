/** /report: the usage of the suite by a company, as a workbook. */
import { errors, filled, notices, routes } from '@bilancia/contract/api'
import { Box, Button, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { callFile } from '../../api/client.ts'
import { FieldFrame } from '../../design/fields/FieldFrame.tsx'
import { DownloadIcon } from '../../design/icons.tsx'
import { toast } from '../../design/toast.ts'
import { WaitOverlay } from '../../design/WaitOverlay.tsx'
import { useIdentity } from '../auth/identity.ts'
import { CompanySelect } from '../companies/CompanySelect.tsx'
import { download } from '../records/download.ts'
import { PageHead } from '../shell/PageHead.tsx'

export function ReportPage() {
  const id = useId()
  const { Role, CompanyId } = useIdentity()
  const [companyId, setCompanyId] = useState(Role === 'SUPERADMIN' ? null : CompanyId)
  const report = useMutation({
    mutationFn: (company: number) => callFile(routes.exportUsage, { body: { companyId: company } }),
    onSuccess: download,
    onError: (failure) => toast.error(filled(notices.DOWNLOAD_REPORT, { status: failure.message })),
  })
  return (
    <>
      <PageHead title="Report" />
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 640 }}>
        Accessi ed elaborazioni salvate per studio, utente, applicazione e mese, con i totali di ogni mese, in un file Excel.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
        <Box sx={{ flex: '0 1 320px', minWidth: 0 }}>
          <FieldFrame id={id} label="Company">
            <CompanySelect id={id} value={companyId} onChange={setCompanyId} />
          </FieldFrame>
        </Box>
        <Button
          variant="contained"
          startIcon={<DownloadIcon />}
          disabled={report.isPending}
          onClick={() => (companyId === null ? toast.error(errors.COMPANY_NON_IMPOSTATA.testo) : report.mutate(companyId))}
        >
          Analisi Utilizzo
        </Button>
      </Box>
      <WaitOverlay open={report.isPending} />
    </>
  )
}
