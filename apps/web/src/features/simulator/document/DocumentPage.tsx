/** A simulator's page at the address of a document: opens it, keeps it the same here and on the server, and says whose it is. */
import { type Document, routes } from '@bilancia/contract/api'
import { Box, Button, Link as MuiLink } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { useStore } from 'zustand'
import { call } from '../../../api/client.ts'
import { EmptyState } from '../../../design/EmptyState.tsx'
import { WaitOverlay } from '../../../design/WaitOverlay.tsx'
import { useIdentity } from '../../auth/identity.ts'
import { draftKey, tabKey } from '../draft.ts'
import { merge } from '../path.ts'
import { SimulationProvider } from '../SimulationProvider.tsx'
import { initialOf, type SimulationStore } from '../simulation.ts'
import type { Simulator } from '../simulator.ts'
import { pathOf } from './address.ts'
import { DocumentContext, type Opened } from './context.ts'
import { DocumentBar } from './DocumentBar.tsx'
import { GONE, isGone, KEPT } from './gone.ts'
import { KeepTyped } from './KeepTyped.tsx'
import { type First, firstFound, forgetSettled, type Kept, keepAt, together, unsentOf } from './kept.ts'
import { documentSync } from './sync.ts'

type Props = { readonly simulator: Simulator; readonly id: number; readonly children: ReactNode }

export function DocumentPage({ simulator, id, children }: Props) {
  const { Id } = useIdentity()
  const { applicationId } = simulator
  const key = draftKey(Id, applicationId, id)
  const { data, error, refetch } = useQuery({
    queryKey: ['document', id],
    queryFn: ({ signal }) => call(routes.document, { params: { id } }, { signal }),
    // Loaded once. Afterwards `documentSync` asks for changes.
    staleTime: Infinity,
    gcTime: 0,
  })
  const [first, setFirst] = useState<First | null>(null)
  const now = firstFound(first, key, data, error)
  if (now !== first) setFirst(now)
  const found = now?.found
  if (found && found.Applicazione !== applicationId) return <Navigate to={pathOf(found.Applicazione, id)} replace />
  if (found) return <Provided key={key} simulator={simulator} user={Id} found={found} draft={key} body={children} />
  if (!error) return <WaitOverlay open />
  if (isGone(error)) return <Gone simulator={simulator} draft={key} onRetry={refetch} />
  return (
    <EmptyState title="L'elaborazione non si è aperta" action={<Button onClick={() => refetch()}>Riprova</Button>}>
      {error.message}.{' '}
      <MuiLink component={Link} to={pathOf(applicationId)}>
        Nuova simulazione
      </MuiLink>
    </EmptyState>
  )
}

/** What this browser has of a document that the user can no longer open. */
function Gone({ simulator, draft, onRetry }: { readonly simulator: Simulator; readonly draft: string; readonly onRetry: () => unknown }) {
  const [first, ...others] = unsentOf(draft, simulator.migrations)
  // The client may belong to another studio now.
  useEffect(() => forgetSettled(draft), [draft])
  return (
    <EmptyState title="L'elaborazione non si è aperta" action={<Button onClick={() => onRetry()}>Riprova</Button>}>
      {GONE}{' '}
      <MuiLink component={Link} to={pathOf(simulator.applicationId)}>
        Nuova simulazione
      </MuiLink>
      {first && (
        <Box component="span" sx={{ display: 'block', mt: 2 }}>
          {KEPT}{' '}
          <KeepTyped
            application={simulator.applicationId}
            name={first.kept.NomeSimulazione}
            values={() => together(initialOf(simulator), [first, ...others]).values}
          />
        </Box>
      )}
    </EmptyState>
  )
}

type Given = { readonly simulator: Simulator; readonly user: number; readonly found: Document | Kept; readonly draft: string; readonly body: ReactNode }

function Provided({ simulator, user, found, draft, body }: Given) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const own = tabKey(draft)
  const about = useMemo(() => aboutOf(found), [found])
  // Edits that the server does not have start from the last state of the server that this browser knew.
  const [{ unsent, resumed }] = useState(() => {
    const unsent = unsentOf(draft, simulator.migrations)
    const [first, ...others] = unsent
    return { unsent, resumed: first ? together(initialOf(simulator), [first, ...others]) : null }
  })
  const prepare = useCallback(
    ({ store, initial }: SimulationStore) => {
      const { ID: id, NomeSimulazione: name, TStamp: version, Mia } = found
      const saved = Mia ? { id, name, version } : null
      if (resumed) {
        store.setState({ values: resumed.values, dirty: true, restored: true, saved })
        keepAt(own, { ...about, ...resumed.base })
      } else if ('Risultato' in found) {
        store.getState().load(found)
        store.setState({ saved })
        forgetSettled(draft, own)
      } else store.setState({ values: merge(initial, found.State), saved })
    },
    [about, draft, found, own, resumed],
  )
  const begin = useCallback(
    (simulation: SimulationStore) => {
      const { State, Revisione } = resumed?.base ?? found
      const sync = documentSync({
        simulation,
        opened: { State, Revisione, Modifica: found.Modifica, NomeSimulazione: found.NomeSimulazione },
        contrasts: resumed?.contrasts ?? [],
        sources: resumed?.base.Fonti,
        send: (body, last) => call(routes.autosaveDocument, { params: { id: about.ID }, body: { ...body, cambi: [...body.cambi] } }, { keepalive: last }),
        keep: (now) => {
          keepAt(own, now && { ...about, ...now })
          // The edits of earlier tabs are now on the server, or the user has decided about them.
          if (!simulation.store.getState().dirty) for (const { key } of unsent) if (key !== own) keepAt(key, null)
        },
      })
      setOpened({ about, sync })
      sync.start()
      return sync.stop
    },
    [about, found, own, resumed, unsent],
  )
  return (
    <SimulationProvider simulator={simulator} user={user} document={found.ID} prepare={prepare} begin={begin}>
      {opened && (
        <Named opened={opened}>
          <DocumentBar />
          {body}
        </Named>
      )}
    </SimulationProvider>
  )
}

/** The document under its name of now. */
function Named({ opened, children }: { readonly opened: Opened; readonly children: ReactNode }) {
  const NomeSimulazione = useStore(opened.sync.state, ({ name }) => name)
  const now = useMemo(() => ({ ...opened, about: { ...opened.about, NomeSimulazione } }), [opened, NomeSimulazione])
  return <DocumentContext value={now}>{children}</DocumentContext>
}

const aboutOf = ({ ID, NomeSimulazione, TStamp, Applicazione, Autore, Mia, Cliente, Modifica }: Kept): Opened['about'] => ({
  ...{ ID, NomeSimulazione, TStamp, Applicazione, Autore, Mia, Cliente, Modifica },
})
