/** Imports files from the drop zone: reads all, shows what is in them, stores them after a confirmation, and proposes their clients. */
import { type ImportSummary, notices } from '@bilancia/contract/api'
import { Box } from '@mui/material'
import { useRef, useState } from 'react'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { ClientProposals } from './ClientProposals.tsx'
import { DropZone } from './DropZone.tsx'
import type { Destination } from './destination.ts'
import { afterReading, afterStoring, type Failure, oneByOne, RefusedFiles } from './RefusedFiles.tsx'
import { type Read, SummaryDialog } from './SummaryDialog.tsx'
import { type Sending, usePreview, useUpload } from './useReturns.ts'

type To = Destination & { readonly place: Sending['place'] }

export function Importer(to: To) {
  const { place, where, ready } = to
  const { Username } = useIdentity()
  const [files, setFiles] = useState<readonly File[]>([])
  /** With the destination of when the files were read: the studio may be changed meanwhile. */
  const [read, setRead] = useState<{ readonly files: readonly Read[]; readonly to: To } | null>(null)
  const [imported, setImported] = useState<readonly ImportSummary[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [working, setWorking] = useState(false)
  const stop = useRef(() => {})
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
  const each = async (send: (sending: Sending) => Promise<ImportSummary>, at: To, stops: boolean) => {
    setWorking(true)
    const sent = await oneByOne(files, (file) => send({ file, place: at.place, username: Username }), stops)
    setWorking(false)
    return sent
  }
  const look = async () => {
    clear()
    const stopping = new AbortController()
    const { signal } = stopping
    stop.current = () => stopping.abort()
    const { found, refused } = await each((sending) => preview.mutateAsync({ ...sending, signal }), to, false)
    if (signal.aborted) return
    if (refused.length === 0) setRead({ files: found, to })
    else setFailure({ refused, outcome: afterReading(found.length, files.length) })
  }
  const store = async (at: To) => {
    const { found: stored, refused } = await each(upload.mutateAsync, at, true)
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
        onStop={() => stop.current()}
      />
      {failure && <RefusedFiles {...failure} />}
      {imported.length > 0 && place.AgencyId && (
        <Box sx={{ mt: 3 }}>
          <ClientProposals summaries={imported.filter(({ AgencyId }) => AgencyId === place.AgencyId)} studio={place.AgencyId} onClose={() => setImported([])} />
        </Box>
      )}
      {read && <SummaryDialog read={read.files} where={read.to.where} working={working} onConfirm={() => store(read.to)} onClose={() => setRead(null)} />}
    </>
  )
}
