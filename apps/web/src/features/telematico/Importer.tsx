/** Imports files from the drop zone: reads all, shows what is in them, stores them after a confirmation, and proposes their clients. */
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
type Refused = { readonly file: File; readonly error: Error }
/** `outcome`: what became of the other files; empty if there is only one. */
type Failure = { readonly refused: readonly Refused[]; readonly outcome: string }

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

  const clear = () => {
    setFailure(null)
    setProblem(null)
  }
  const choose = (chosen: readonly File[]) => {
    clear()
    setFiles(chosen)
  }
  /** One file after the other. `stops`: at the first refusal. */
  const each = async (send: (sending: Sending) => Promise<ImportSummary>, stops: boolean) => {
    const found: Read[] = []
    const refused: Refused[] = []
    setWorking(true)
    for (const file of files)
      try {
        found.push({ file, summary: await send({ file, place, username: Username }) })
      } catch (error) {
        refused.push({ file, error: error instanceof Error ? error : new Error(String(error)) })
        if (stops) break
      }
    setWorking(false)
    return { found, refused }
  }
  const look = async () => {
    clear()
    const { found, refused } = await each(preview.mutateAsync, false)
    if (refused.length === 0) setRead(found)
    else setFailure({ refused, outcome: files.length === 1 ? '' : afterReading(found.length > 0) })
  }
  const store = async () => {
    const { found: stored, refused } = await each(upload.mutateAsync, true)
    setRead(null)
    setImported([...imported, ...stored.map(({ summary }) => summary)])
    setFiles(files.filter((file) => !stored.some((one) => one.file === file)))
    if (refused.length === 0) toast.success(notices.IMPORT_RIUSCITO, notices.TITOLO_IMPORT)
    else setFailure({ refused, outcome: files.length === 1 ? '' : afterStoring(stored.length, files.length) })
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
          {failure.refused.map(({ file, error }) => (
            <Box key={file.name} sx={{ mb: 1 }}>
              {failure.outcome !== '' && `${file.name}: `}
              {messageOf(error)}
              {error instanceof CallError && (
                <>
                  <Messages title="Che cosa non va nel file" messages={error.file.errori ?? []} />
                  <Messages title="Avvisi" messages={error.file.avvisi ?? []} more={error.file.altriAvvisi ?? 0} />
                </>
              )}
            </Box>
          ))}
          {failure.outcome}
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

const afterReading = (others: boolean): string =>
  others ? 'Nessun file è stato importato: togliere quelli rifiutati e premere di nuovo «Importa».' : 'Nessun file è stato importato.'

function afterStoring(stored: number, all: number): string {
  if (stored === 0) return 'Nessun file è stato importato.'
  return stored + 1 < all ? 'I file prima di questo sono stati importati, quelli dopo no.' : 'I file prima di questo sono stati importati.'
}

/** The error text, with a reason if the server gives only a general one. */
const messageOf = ({ message }: Error): string => (message === notices.IMPORT_NON_RIUSCITO ? message : `${notices.IMPORT_NON_RIUSCITO}: ${message}`)
