/** The cards side by side; skeletons while the list of applications loads, and a retry button if it fails. */
import { Box, Button, Skeleton } from '@mui/material'
import { EmptyState } from '../../design/EmptyState.tsx'
import { Section } from '../../design/Section.tsx'
import type { HomeCard } from './cards.tsx'
import { ToolCard } from './ToolCard.tsx'

type Props = { readonly cards: readonly HomeCard[] | null; readonly problem: string | null; readonly onRetry: () => void }

export function ToolCards({ cards, problem, onRetry }: Props) {
  return (
    <Section title="Cosa serve sapere?">
      {cards ? (
        <Box component="ul" sx={grid}>
          {cards.map((card) => (
            <ToolCard key={card.id} card={card} />
          ))}
        </Box>
      ) : problem ? (
        <EmptyState title="L'elenco degli strumenti non è arrivato" action={<Button onClick={onRetry}>Riprova</Button>}>
          {problem}
        </EmptyState>
      ) : (
        <Box role="status" aria-label="Caricamento degli strumenti" sx={grid}>
          <Shape />
          <Shape />
          <Shape />
        </Box>
      )}
    </Section>
  )
}

/** The height of a card whose question takes one line on a phone, two beside others. */
const Shape = () => <Skeleton variant="rounded" sx={{ height: { xs: 112, md: 140 } }} />

const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))', m: 0, p: 0, listStyle: 'none' }
