/** Imports files from the drop zone: reads all, shows what is in them, stores them after a confirmation, and proposes their clients. */
import { type ImportSummary, notices } from '@bilancia/contract/api'
import { Box } from '@mui/material'
import { useState } from 'react'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { ClientProposals } from './ClientProposals.tsx'
import { DropZone } from './DropZone.tsx'
import type { Destination } from './destination.ts'
import { RefusedFiles } from './RefusedFiles.tsx'
import { afterReading, afterStoring, type Failure, oneByOne } from './refusal.ts'
import { type Read, SummaryDialog } from './SummaryDialog.tsx'
import { type Sending, usePreview, useUpload } from './useReturns.ts'

type Props = Destination & { readonly place: Sending['place'] }

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
  const each = async (send: (sending: Sending) => Promise<ImportSummary>, stops: boolean) => {
    setWorking(true)
    const sent = await oneByOne(files, (file) => send({ file, place, username: Username }), stops)
    setWorking(false)
    return sent
  }
  const look = async () => {
    clear()
    const { found, refused } = await each(preview.mutateAsync, false)
    if (refused.length === 0) setRead(found)
    else setFailure({ refused, outcome: afterReading(found.length, files.length) })
  }
  const store = async () => {
    const { found: stored, refused } = await each(upload.mutateAsync, true)
    setRead(null)
    setImported([...imported, ...stored.map(({ summary }) => summary)])
    setFiles(files.filter((file) => !stored.some((one) => one.file === file)))
    if (refused.length === 0) toast.success(notices.IMPORT_RIUSCITO, notices.TITOLO_IMPORT)
    else setFailure({ refused, outcome: afterStoring(stored.length, files.length) })
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
      {failure && <RefusedFiles {...failure} />}
      {imported.length > 0 && place.AgencyId && (
        <Box sx={{ mt: 3 }}>
          <ClientProposals summaries={imported.filter(({ AgencyId }) => AgencyId === place.AgencyId)} studio={place.AgencyId} onClose={() => setImported([])} />
        </Box>
      )}
      {read && <SummaryDialog read={read} where={where} working={working} onConfirm={store} onClose={() => setRead(null)} />}
    </>
  )
}
