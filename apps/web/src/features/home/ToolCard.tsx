/** One tool: the question it answers. Greyed, and no link, where it cannot be opened. */
import { Box, Card, CardActionArea, Typography } from '@mui/material'
import { Link } from 'react-router'
import type { Tool } from '../shell/tools.tsx'

export function ToolCard({ tool }: { readonly tool: Tool }) {
  const { icon, name, question, path, closed } = tool
  const content = (
    <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start', height: 1 }}>
      <Box sx={{ color: closed ? 'text.secondary' : 'primary.main', display: 'flex' }}>{icon}</Box>
      <Typography variant="subtitle1" component="h3">
        {question}
      </Typography>
      <Typography color="textSecondary">{name}</Typography>
      {closed && (
        <Typography variant="caption" color="textSecondary" sx={{ mt: 'auto' }}>
          {closed}
        </Typography>
      )}
    </Box>
  )
  return (
    <Card component="li" variant="outlined" aria-disabled={closed !== null || undefined} sx={closed ? { bgcolor: 'grey.100', color: 'text.secondary' } : {}}>
      {closed ? (
        content
      ) : (
        <CardActionArea component={Link} to={path} sx={{ height: 1 }}>
          {content}
        </CardActionArea>
      )}
    </Card>
  )
}
