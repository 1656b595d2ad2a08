/** A heading with a thin line and its content, never in a box. `<Section title="Informazioni iniziali" aside={…}>…</Section>` */
import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { onlyOnScreen } from './DialogOnPaper.tsx'

type Props = {
  readonly title: string
  /** On the right of the heading. */
  readonly aside?: ReactNode
  /** For links to this section. */
  readonly id?: string
  readonly level?: 2 | 3
  /** It holds only actions, which are not printed. */
  readonly ofActions?: boolean
  readonly children: ReactNode
}

/** A named region of the page. */
export function Section({ title, aside, id, level = 2, ofActions = false, children }: Props) {
  const heading = useId()
  return (
    <Box component="section" id={id} aria-labelledby={heading} sx={{ mb: 4, scrollMarginTop: 16, ...(ofActions && onlyOnScreen) }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2, '@media print': { breakAfter: 'avoid' } }}>
        <Typography variant={level === 2 ? 'h2' : 'h3'} component={level === 2 ? 'h2' : 'h3'} id={heading}>
          {title}
        </Typography>
        <Box aria-hidden sx={{ flex: 1, borderTop: 1, borderColor: 'hairline' }} />
        {/* A button must not make its heading taller than the one beside it. */}
        {aside && <Box sx={{ my: -0.75 }}>{aside}</Box>}
      </Box>
      {children}
    </Box>
  )
}
