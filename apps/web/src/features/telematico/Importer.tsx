/** Imports files from the drop zone: reads them, shows what is in them, stores them after a confirmation, and proposes their clients. */
import { type ImportSummary, notices } from '@bilancia/contract/api'
import { Alert, AlertTitle, Box } from '@mui/material'
import { useState } from 'react'
import { CallError } from '../../api/call-error.ts'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { ClientProposals } from './ClientProposals.tsx'
import { DropZone } from './DropZone.tsx'
import type { Destination } from './destination.ts'
import { Messages } from './MessageList.tsx'
import { type Read, SummaryDialog } from './SummaryDialog.tsx'
import { type Sending, usePreview, useUpload } from './useReturns.ts'

type Props = Destination & { readonly place: Sending['place'] }
/** `stored`: the files before it have been stored. */
type Failure = { readonly file: File; readonly error: Error; readonly stored: boolean }

export function Importer({ place, where, ready }: Props) {
  const { Username } = useIdentity()
  const [files, setFiles] = useState<readonly File[]>([])
  const [read, setRead] = useState<readonly Read[] | null>(null)
  const [imported, setImported] = useState<readonly ImportSummary[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [working, setWorking] = useState(false)
  const preview = usePreview()
  const upload = useUpload()
  const many = files.length > 1

  const clear = () => {
    setFailure(null)
    setProblem(null)
  }
  const choose = (chosen: readonly File[]) => {
    clear()
    setFiles(chosen)
  }
  /** One file after the other; at the first refusal it stops. Returns what was read before. */
  const each = async (send: (sending: Sending) => Promise<ImportSummary>, stores: boolean): Promise<readonly Read[]> => {
    const found: Read[] = []
    setWorking(true)
    try {
      for (const file of files)
        try {
          found.push({ file, summary: await send({ file, place, username: Username }) })
        } catch (error) {
          setFailure({ file, error: error instanceof Error ? error : new Error(String(error)), stored: stores && found.length > 0 })
          break
        }
    } finally {
      setWorking(false)
    }
    return found
  }
  const look = async () => {
    clear()
    const found = await each(preview.mutateAsync, false)
    if (found.length === files.length) setRead(found)
  }
  const store = async () => {
    const stored = await each(upload.mutateAsync, true)
    setRead(null)
    setImported([...imported, ...stored.map(({ summary }) => summary)])
    setFiles(files.filter((file) => !stored.some((one) => one.file === file)))
    if (stored.length === files.length) toast.success(notices.IMPORT_RIUSCITO, notices.TITOLO_IMPORT)
  }

  return (
    <>
      <DropZone
        files={files}
        onFiles={choose}
        where={where}
        ready={ready}
        working={working && read === null}
        problem={problem}
        onProblem={setProblem}
        onImport={look}
      />
      {failure && (
        <Alert severity="error" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          <AlertTitle>{notices.TITOLO_IMPORT}</AlertTitle>
          {many && `${failure.file.name}: `}
          {messageOf(failure.error)}
          {failure.stored && ' I file prima di questo sono stati importati.'}
          {failure.error instanceof CallError && (
            <>
              <Messages title="Che cosa non va nel file" messages={failure.error.file.errori ?? []} />
              <Messages title="Avvisi" messages={failure.error.file.avvisi ?? []} more={failure.error.file.altriAvvisi ?? 0} />
            </>
          )}
        </Alert>
      )}
      {imported.length > 0 && place.AgencyId && (
        <Box sx={{ mt: 3 }}>
          <ClientProposals summaries={imported.filter(({ AgencyId }) => AgencyId === place.AgencyId)} studio={place.AgencyId} onClose={() => setImported([])} />
        </Box>
      )}
      {read && <SummaryDialog read={read} where={where} working={working} onConfirm={store} onClose={() => setRead(null)} />}
    </>
  )
}

/** The error text, with a reason if the server gives only a general one. */
const messageOf = ({ message }: Error): string => (message === notices.IMPORT_NON_RIUSCITO ? message : `${notices.IMPORT_NON_RIUSCITO}: ${message}`)
