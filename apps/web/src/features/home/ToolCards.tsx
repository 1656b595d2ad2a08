/** The cards side by side; their shape while the list of applications is on its way, and what to do where it does not come. */
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

const Shape = () => <Skeleton variant="rounded" height={CARD} />

/** Height of a card with its texts, in pixels. */
const CARD = 116
const grid = { display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))', m: 0, p: 0, listStyle: 'none' }
