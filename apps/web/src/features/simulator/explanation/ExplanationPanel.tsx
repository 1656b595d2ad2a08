/** One explanation, one level at a time: a step down first shows the data of its row, and loads the rest. */
import type { ReadNode } from '@bilancia/contract/api'
import { Alert, Box, Breadcrumbs, Button, IconButton, keyframes, Link, Skeleton, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { problemOf } from '../../../api/call-error.ts'
import { BackIcon, CloseIcon } from '../../../design/icons.tsx'
import { useSimulation } from '../store.ts'
import { ExplanationNode } from './ExplanationNode.tsx'
import { type Step, usePieces } from './usePieces.ts'

type Props = {
  readonly path: string
  readonly onClose: () => void
  readonly onGoToField: (path: string) => void
}

/** The content of the panel. A new path gives a new panel. */
export function ExplanationPanel({ path, onClose, onGoToField }: Props) {
  const turn = useSimulation((s) => s.turn)
  const [opened, setSteps] = useState<readonly Step[]>([])
  const steps = opened.filter((step) => step.turn === turn)
  const { trail, node, piece, error, retry, busy, stale } = usePieces(path, steps)
  const open = (read: ReadNode) => piece && setSteps([...steps.slice(0, trail.length - 1), { node: read, anno: piece.anno, turn }])

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'hairline' }}>
        {trail.length > 1 ? (
          <Button size="small" startIcon={<BackIcon />} onClick={() => setSteps(steps.slice(0, trail.length - 2))}>
            Indietro
          </Button>
        ) : (
          <Typography variant="subtitle2" component="p">
            Spiegazione
          </Typography>
        )}
        <Typography role="status" variant="caption" color="textSecondary" sx={{ flex: 1 }}>
          {stale && (
            <Box component="span" sx={ifSlow}>
              Si aggiorna…
            </Box>
          )}
        </Typography>
        <IconButton aria-label="Chiudi la spiegazione" onClick={onClose} size="small">
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ overflow: 'auto', px: 2, py: 2, flex: 1 }} aria-busy={busy}>
        {trail.length > 1 && <Trail nodes={trail} onGo={(depth) => setSteps(steps.slice(0, depth))} />}
        <Heading text={node?.nome ?? 'Spiegazione'} at={trail.map(({ id }) => id).join()} loading={!node && !error} />
        {error && (
          <Alert
            severity="error"
            sx={{ my: 2 }}
            action={
              <Button color="inherit" onClick={retry}>
                Riprova
              </Button>
            }
          >
            {problemOf(error, 'La spiegazione')}
          </Alert>
        )}
        {!error && node && <ExplanationNode node={node} read={piece?.letti ?? []} carried={piece?.riportate ?? []} onOpen={open} onGoToField={onGoToField} />}
        {!error && !piece && <Shape />}
      </Box>
    </Box>
  )
}

/** Takes the focus at each step, so that screen readers read the opened node and Tab continues from there. */
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

type TrailProps = { readonly nodes: readonly { readonly id: string; readonly nome: string }[]; readonly onGo: (depth: number) => void }

/** The nodes opened before. The current one is the heading below. */
function Trail({ nodes, onGo }: TrailProps) {
  const cut = { lineHeight: '24px', maxWidth: 150, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
  return (
    <Breadcrumbs aria-label="Percorso della spiegazione" maxItems={3} expandText="Mostra tutto il percorso" sx={{ mb: 1 }}>
      {nodes.slice(0, -1).map(({ id, nome }, depth) => (
        <Link key={id} component="button" variant="caption" title={nome} onClick={() => onGo(depth)} sx={cut}>
          {nome}
        </Link>
      ))}
    </Breadcrumbs>
  )
}

const appear = keyframes({ to: { opacity: 1 } })
/** Visible only if the answer is slow. */
const ifSlow = { opacity: 0, animation: `${appear} 0s 250ms forwards` }

/** A skeleton in place of the answer. */
function Shape() {
  return (
    <Box aria-hidden sx={ifSlow}>
      <Skeleton width="40%" height={36} />
      <Skeleton height={64} />
      <Skeleton width="60%" />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </Box>
  )
}
