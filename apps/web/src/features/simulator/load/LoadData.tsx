/** 'Carica dati': the button and its dialog. `why` says what is missing while it is disabled. */
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { UploadIcon } from '../../../design/icons.tsx'
import { later } from '../../../design/later.tsx'

const LoadDataDialog = later(async () => (await import('./LoadDataDialog.tsx')).LoadDataDialog)

type Props = { readonly isConvenienza?: boolean; readonly isForme?: boolean; readonly cfImpresa?: string; readonly why?: string | null }

export function LoadData({ isConvenienza = false, isForme = false, cfImpresa = '', why = null }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="outlined" startIcon={<UploadIcon />} disabled={why !== null} title={why ?? undefined} onClick={() => setOpen(true)}>
        Carica dati
      </Button>
      <Suspense fallback={null}>
        {open && <LoadDataDialog isConvenienza={isConvenienza} isForme={isForme} cfImpresa={cfImpresa} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
