/** A tab of fields that prints on A4: head and footer, small line spacing, every field as its figure. */
import { Box } from '@mui/material'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { later } from '../../design/later.tsx'
import { onPaper } from './figures.tsx'

/** Loaded later, because a form is on screen before anybody prints it. */
const PrintSheet = later(async () => (await import('./PrintSheet.tsx')).PrintSheet)

type Props = ComponentProps<typeof PrintSheet> & { readonly children: ReactNode }

export function Sheet({ children, ...head }: Props) {
  return (
    <Box sx={{ '@media print': fieldsOnPaper }}>
      <Suspense fallback={null}>
        <PrintSheet {...head} />
      </Suspense>
      {children}
    </Box>
  )
}

/** Every field as its figure, with small line spacing. */
export const fieldsOnPaper = {
  ...onPaper,
  // A group of fields may be as long as a page: only a field stays whole.
  '& section section, & section > div': { breakInside: 'auto' },
  '& [data-layout]': { breakInside: 'avoid' },
  '& section': { marginBottom: '10px' },
  '& section > div:first-of-type': { marginBottom: '4px' },
  '& label, & [data-layout] > label, & input, & select, & .MuiInputAdornment-root > *, & .MuiLink-button': { fontSize: '8.5pt' },
  '& [data-text]::after': { content: 'attr(data-text)', fontSize: '8.5pt', overflowWrap: 'anywhere' },
  '& [data-text] > input': { display: 'none' },
  '& .MuiLink-root > svg, & [data-layout] > [id$="-note"]': { display: 'none' },
  '& summary': { minHeight: 0, '& *': { fontSize: '8.5pt' } },
} as const
