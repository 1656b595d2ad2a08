/** 'Carica dati': the button and its dialog. `why`: what is missing before it can open, if anything; the button says it when it is pressed. */
import { Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { UploadIcon } from '../../../design/icons.tsx'
import { later } from '../../../design/later.tsx'
import { toast } from '../../../design/toast.ts'

const LoadDataDialog = later(async () => (await import('./LoadDataDialog.tsx')).LoadDataDialog)

type Props = { readonly isConvenienza?: boolean; readonly isForme?: boolean; readonly cfImpresa?: string; readonly why?: string | null }

export function LoadData({ isConvenienza = false, isForme = false, cfImpresa = '', why = null }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<UploadIcon />}
        // Not `disabled`, because keyboard and touch users could not get the reason.
        aria-disabled={why !== null}
        title={why ?? undefined}
        onClick={() => (why === null ? setOpen(true) : toast.warning(why))}
        sx={{ opacity: why === null ? 1 : 0.5 }}
      >
        Carica dati
      </Button>
      <Suspense fallback={null}>
        {open && <LoadDataDialog isConvenienza={isConvenienza} isForme={isForme} cfImpresa={cfImpresa} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
