/** The visible sections of a long tab, as links. On a phone the user scrolls instead. */
import type { LaidSection } from '@bilancia/contract'
import { Box, Link } from '@mui/material'
import { useHolds } from '../store.ts'
import { always } from './FormFields.tsx'

export const FormIndex = ({ of }: { readonly of: readonly LaidSection[] }) => (
  <Box
    component="nav"
    aria-label="Sezioni della scheda"
    sx={{ display: { xs: 'none', md: 'flex' }, flexWrap: 'wrap', columnGap: 2, mb: 3, '@media print': { display: 'none' } }}
  >
    {of.map((section) => (
      <One key={section.id} {...section} />
    ))}
  </Box>
)

const One = ({ id, title, index = title, when = always }: LaidSection) =>
  useHolds(when) && (
    <Link href={`#${id}`} variant="caption" sx={{ lineHeight: '24px' }}>
      {index}
    </Link>
  )
