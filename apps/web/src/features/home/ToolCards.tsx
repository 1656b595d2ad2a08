/** The cards side by side; skeletons while the list of applications loads, and a retry button if it fails. */

import { routes } from '@bilancia/contract/api'
import { Box, Button, Card, CardActionArea, Skeleton, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import type { HomeCard } from './cards.tsx'

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

/** A tool with the question that it answers. If it cannot be opened it is greyed, without link or button. */
function ToolCard({ card }: { readonly card: HomeCard }) {
  const { icon, name, question, path, closed } = card
  const note = closed ?? (path === null ? "Si apre in un'altra scheda" : null)
  const content = (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start', height: 1 }}>
      <Box sx={{ color: closed ? 'text.secondary' : 'primary.main', display: 'flex' }}>{icon}</Box>
      <Typography variant="subtitle1" component="h3">
        {question}
      </Typography>
      <Typography color="textSecondary">{name}</Typography>
      {note && (
        <Typography variant="caption" color="textSecondary" sx={{ mt: 'auto' }}>
          {note}
        </Typography>
      )}
    </Box>
  )
  return (
    <Card component="li" variant="outlined" sx={closed ? { bgcolor: 'shade', color: 'text.secondary' } : {}}>
      {closed ? (
        content
      ) : path === null ? (
        <Launch name={name}>{content}</Launch>
      ) : (
        <CardActionArea component={Link} to={path} sx={{ height: 1 }}>
          {content}
        </CardActionArea>
      )}
    </Card>
  )
}

/** One tab at a time: a second click while the first tab is opening does nothing. */
function Launch({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const [opening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    await openExternal(name)
    setOpening(false)
  }
  return (
    <CardActionArea onClick={open} disabled={opening} aria-busy={opening} sx={{ height: 1 }}>
      {children}
    </CardActionArea>
  )
}

/**
 * The launch of the external start-up tool. Call it in the click handler. It opens the tab at once, because the browser would block it later, and sets
 * its address when the server answers. On failure it shows the reason and closes the tab.
 */
async function openExternal(name: string): Promise<void> {
  const tab = window.open('', '_blank')
  if (!tab) return toast.error(`Il browser ha bloccato la scheda di ${name}: consentire le finestre di questo sito e riprovare`)
  tab.opener = null
  tab.document.title = name
  tab.document.body.textContent = `${name}: apertura in corso…`
  try {
    const { url } = await call(routes.easyStart)
    if (!tab.closed) tab.location.replace(url)
  } catch (cause) {
    tab.close()
    toast.error(cause instanceof Error ? cause.message : String(cause))
  }
}
