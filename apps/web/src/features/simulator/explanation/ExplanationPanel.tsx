/** One explanation, read one level at a time: the whole graph is here, so a step down asks nothing of the server. */
import type { Explanation } from '@bilancia/contract/api'
import { Alert, Box, Breadcrumbs, Button, IconButton, Link, Skeleton, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { BackIcon, CloseIcon } from '../../../design/icons.tsx'
import { useSimulation, useSimulationStore } from '../store.ts'
import { useSettled } from '../useSettled.ts'
import { ExplanationNode } from './ExplanationNode.tsx'

type Props = {
  readonly path: string
  readonly onClose: () => void
  readonly onGoToField: (path: string) => void
}

const TYPING_MS = 250

/** What the panel holds; a new path is a new panel. */
export function ExplanationPanel({ path, onClose, onGoToField }: Props) {
  const { simulator } = useSimulationStore()
  const state = useSettled(
    useSimulation((s) => s.values),
    TYPING_MS,
  )
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['explanation', simulator.applicationId, path, state],
    queryFn: ({ signal }) => simulator.explain(path, state, signal),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  const [steps, setSteps] = useState<readonly string[]>([])
  const trail = data ? [data.radice, ...steps.filter((id) => id in data.nodi)] : []
  const node = data?.nodi[trail.at(-1) ?? '']

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'hairline' }}>
        {trail.length > 1 ? (
          <Button size="small" startIcon={<BackIcon />} onClick={() => setSteps(steps.slice(0, -1))}>
            Indietro
          </Button>
        ) : (
          <Typography variant="subtitle2" component="p">
            Spiegazione
          </Typography>
        )}
        <Box sx={{ flex: 1 }} />
        <IconButton aria-label="Chiudi la spiegazione" onClick={onClose} size="small">
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ overflow: 'auto', px: 2, py: 2, flex: 1 }} aria-busy={isFetching}>
        {data && trail.length > 1 && <Trail ids={trail} nodes={data.nodi} onGo={(depth) => setSteps(steps.slice(0, depth))} />}
        <Heading text={node?.nome ?? 'Spiegazione'} at={trail.join()} loading={!node && !error} />
        {error && (
          <Alert
            severity="error"
            sx={{ my: 2 }}
            action={
              <Button color="inherit" onClick={() => refetch()}>
                Riprova
              </Button>
            }
          >
            {error.message}
          </Alert>
        )}
        {!error && data && node && (
          <ExplanationNode node={node} nodes={data.nodi} onOpen={(id) => setSteps([...trail.slice(1), id])} onGoToField={onGoToField} />
        )}
        {!error && !node && <Shape />}
      </Box>
    </Box>
  )
}

/** Takes the focus at each step, so that what opened is read aloud and Tab goes on from here. */
function Heading({ text, at, loading }: { readonly text: string; readonly at: string; readonly loading: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step moves the focus, also to a node of the same name
  useEffect(() => heading.current?.focus(), [at])
  return (
    <Typography ref={heading} variant="h1" component="h2" tabIndex={-1} sx={{ outline: 'none', ...(loading && { color: 'text.secondary' }) }}>
      {text}
    </Typography>
  )
}

type TrailProps = { readonly ids: readonly string[]; readonly nodes: Explanation['nodi']; readonly onGo: (depth: number) => void }

/** What was opened before; where one is now is the heading below. */
function Trail({ ids, nodes, onGo }: TrailProps) {
  const cut = { maxWidth: 150, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
  return (
    <Breadcrumbs aria-label="Percorso della spiegazione" maxItems={3} expandText="Mostra tutto il percorso" sx={{ mb: 1 }}>
      {ids.slice(0, -1).map((id, depth) => (
        <Link key={id} component="button" variant="caption" title={nodes[id]?.nome} onClick={() => onGo(depth)} sx={cut}>
          {nodes[id]?.nome}
        </Link>
      ))}
    </Breadcrumbs>
  )
}

function Shape() {
  return (
    <Box aria-hidden>
      <Skeleton width="40%" height={36} />
      <Skeleton height={64} />
      <Skeleton width="60%" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </Box>
  )
}
