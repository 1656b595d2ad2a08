/** The sections of a long tab, as links; on a phone one scrolls. */
import { Box, Link } from '@mui/material'

type Props = { readonly sections: readonly (readonly [id: string, title: string])[] }

export function SectionIndex({ sections }: Props) {
  return (
    <Box
      component="nav"
      aria-label="Sezioni della scheda"
      sx={{ display: { xs: 'none', md: 'flex' }, flexWrap: 'wrap', columnGap: 2, mb: 3, '@media print': { display: 'none' } }}
    >
      {sections.map(([id, title]) => (
        <Link key={id} href={`#${id}`} variant="caption">
          {title}
        </Link>
      ))}
    </Box>
  )
}
