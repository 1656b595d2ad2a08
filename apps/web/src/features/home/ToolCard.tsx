/** A tool with the question that it answers. If it cannot be opened it is greyed, without link or button. */
import { Box, Card, CardActionArea, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { HomeCard } from './cards.tsx'
import { openExternal } from './open-external.ts'

export function ToolCard({ card }: { readonly card: HomeCard }) {
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
