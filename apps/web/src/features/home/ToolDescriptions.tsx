/** The side panel: what each tool does, in a sentence. */
import { Box, Typography } from '@mui/material'
import { Section } from '../../design/Section.tsx'
import type { Tool } from '../shell/tools.tsx'

export function ToolDescriptions({ tools }: { readonly tools: readonly Tool[] }) {
  return (
    <Section title="Gli strumenti">
      <Box component="dl" sx={{ m: 0 }}>
        {tools.map(({ id, name, description }) => (
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
