/** A simulator's page at the address of a document: opens it, keeps it the same here and on the server, and says whose it is. */
import { type Document, routes } from '@bilancia/contract/api'
import { Button, Link as MuiLink } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { Offline } from '../../../api/call-error.ts'
import { call } from '../../../api/client.ts'
import { EmptyState } from '../../../design/EmptyState.tsx'
import { WaitOverlay } from '../../../design/WaitOverlay.tsx'
import { useIdentity } from '../../auth/identity.ts'
import { draftKey } from '../draft.ts'
import { SimulationProvider } from '../SimulationProvider.tsx'
import type { SimulationStore } from '../simulation.ts'
import type { Simulator } from '../simulator.ts'
import { pathOf } from './address.ts'
import { DocumentContext, type Opened } from './context.ts'
import { DocumentBar } from './DocumentBar.tsx'
import { isDirty, type Kept, keepAt, keptAt } from './kept.ts'
import { documentSync } from './sync.ts'

type Props = { readonly simulator: Simulator; readonly id: number; readonly children: ReactNode }

export function DocumentPage({ simulator, id, children }: Props) {
  const { Id } = useIdentity()
  const { applicationId } = simulator
  const key = draftKey(Id, applicationId, id)
  const { data, error, refetch } = useQuery({
    queryKey: ['document', id],
    queryFn: ({ signal }) => call(routes.document, { params: { id } }, { signal }),
    // It is asked for once; then the document itself asks for news.
    staleTime: Infinity,
    gcTime: 0,
  })
  // Without the server, what is here goes on.
  const kept = error instanceof Offline ? keptAt(key) : null
  const found: Document | Kept | null = data ?? kept
  if (found && found.Applicazione !== applicationId) return <Navigate to={pathOf(found.Applicazione, id)} replace />
  if (found) return <Provided key={key} simulator={simulator} user={Id} found={found} draft={key} body={children} />
  if (!error) return <WaitOverlay open />
  return (
    <EmptyState title="L'elaborazione non si è aperta" action={<Button onClick={() => refetch()}>Riprova</Button>}>
      {error.message}.{' '}
      <MuiLink component={Link} to={pathOf(applicationId)}>
        Nuova simulazione
      </MuiLink>
    </EmptyState>
  )
}

type Given = { readonly simulator: Simulator; readonly user: number; readonly found: Document | Kept; readonly draft: string; readonly body: ReactNode }

function Provided({ simulator, user, found, draft, body }: Given) {
  const [opened, setOpened] = useState<Opened | null>(null)
  // With edits that the server does not know, its last known state is where they start from.
  const [base] = useState(() => (isDirty(draft) ? keptAt(draft) : null))
  const prepare = useCallback(
    ({ store }: SimulationStore) => {
      const { ID: id, NomeSimulazione: name, TStamp: version, Mia } = found
      if (!base && 'Risultato' in found) store.getState().load(found)
      store.setState({ saved: Mia ? { id, name, version } : null })
    },
    [base, found],
  )
  const about = useMemo(() => aboutOf(found), [found])
  const begin = useCallback(
    (simulation: SimulationStore) => {
      const sync = documentSync({
        simulation,
        opened: { State: (base ?? found).State, Revisione: (base ?? found).Revisione, Modifica: found.Modifica },
        send: (body, last) => call(routes.autosaveDocument, { params: { id: about.ID }, body: { ...body, cambi: [...body.cambi] } }, { keepalive: last }),
        keep: (now) => keepAt(draft, now && { ...about, ...now }),
      })
      setOpened({ about, sync })
      sync.start()
      return sync.stop
    },
    [about, base, draft, found],
  )
  return (
    <SimulationProvider simulator={simulator} user={user} document={found.ID} prepare={prepare} begin={begin}>
      {opened && (
        <DocumentContext value={opened}>
          <DocumentBar />
          {body}
        </DocumentContext>
      )}
    </SimulationProvider>
  )
}

const aboutOf = ({ ID, NomeSimulazione, TStamp, Applicazione, Autore, Mia, Cliente, Modifica }: Kept): Opened['about'] => ({
  ...{ ID, NomeSimulazione, TStamp, Applicazione, Autore, Mia, Cliente, Modifica },
})
