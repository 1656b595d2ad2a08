/** The side panel: the purpose of each tool, in a sentence. */
import { Box, Typography } from '@mui/material'
import { Section } from '../../design/Section.tsx'
import type { HomeCard } from './cards.tsx'

export function ToolDescriptions({ cards }: { readonly cards: readonly HomeCard[] }) {
  const told = cards.filter(({ description }) => description !== null)
  if (told.length === 0) return null
  return (
    <Section title="Gli strumenti">
      <Box component="dl" sx={{ m: 0 }}>
        {told.map(({ id, name, description }) => (
          <Box key={id} sx={{ mb: 2 }}>
            <Typography component="dt" variant="subtitle2">
              {name}
            </Typography>
            <Typography component="dd" color="textSecondary" sx={{ m: 0 }}>
              {description}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  )
}
