/** Imports one file from the drop zone: reads it, shows its summary, and stores it after a confirmation. */
import { type ImportSummary, notices } from '@bilancia/contract/api'
import { Alert, AlertTitle } from '@mui/material'
import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { DropZone } from './DropZone.tsx'
import { Messages } from './MessageList.tsx'
import { SummaryDialog } from './SummaryDialog.tsx'
import { type Sending, usePreview, useUpload } from './useReturns.ts'

type Props = {
  readonly place: Sending['place']
  /** The destination of the returns in words; null until a studio is chosen. */
  readonly destination: string | null
}

export function Importer({ place, destination }: Props) {
  const { Username } = useIdentity()
  const [file, setFile] = useState<File | null>(null)
  const [summary, setSummary] = useState<ImportSummary | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const preview = usePreview()
  const upload = useUpload()
  const error = upload.error ?? preview.error
  const where = destination ?? 'Scegliere studio di competenza'

  const clear = () => {
    preview.reset()
    upload.reset()
    setProblem(null)
  }
  const choose = (chosen: File | null) => {
    clear()
    setFile(chosen)
  }
  const read = () => {
    if (!file) return
    clear()
    preview.mutate({ file, place, username: Username }, { onSuccess: setSummary })
  }
  const store = () => {
    if (!file) return
    upload.mutate(
      { file, place, username: Username },
      {
        onSuccess: () => {
          toast.success(notices.IMPORT_RIUSCITO, notices.TITOLO_IMPORT)
          setFile(null)
        },
        onSettled: () => setSummary(null),
      },
    )
  }

  return (
    <>
      <DropZone
        file={file}
        onFile={choose}
        where={where}
        ready={destination !== null}
        working={preview.isPending}
        problem={problem}
        onProblem={setProblem}
        onImport={read}
      />
      {error && (
        <Alert severity="error" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          <AlertTitle>{notices.TITOLO_IMPORT}</AlertTitle>
          {messageOf(error)}
          {error instanceof CallError && (
            <>
              <Messages title="Che cosa non va nel file" messages={error.file.errori ?? []} />
              <Messages title="Avvisi" messages={error.file.avvisi ?? []} more={error.file.altriAvvisi ?? 0} />
            </>
          )}
        </Alert>
      )}
      {summary && <SummaryDialog summary={summary} where={where} working={upload.isPending} onConfirm={store} onClose={() => setSummary(null)} />}
    </>
  )
}

/** The error text, with a reason if the server gives only a general one. */
const messageOf = ({ message }: Error): string => (message === notices.IMPORT_NON_RIUSCITO ? message : `${notices.IMPORT_NON_RIUSCITO}: ${message}`)
