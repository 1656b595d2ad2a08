/** The parts of a bar, told apart by pattern as well as by colour: black-and-white print and colour blindness. */
import { Box } from '@mui/material'
import { vociQuadro } from '../voci.ts'
import { type Part, parts } from './bars.ts'

export const looks: Readonly<Record<Part, string>> = {
  imposteSocieta: '#1565c0',
  imposteSoci: 'repeating-linear-gradient(-45deg, #1565c0 0 3px, #e3f2fd 3px 8px)',
  contributi: 'repeating-linear-gradient(45deg, #c77700 0 4px, #ffe0b2 4px 8px)',
  netto: '#b2dfdb',
  restaInSocieta: 'radial-gradient(#3d444d 1.2px, #ffffff 1.4px) 0 0 / 6px 6px',
}

export function Legend() {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, my: 1, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, typography: 'caption' }}>
      {parts.map((part) => (
        <li key={part}>
          <Swatch part={part} /> {vociQuadro[part]}
        </li>
      ))}
    </Box>
  )
}

export function Swatch({ part }: { readonly part: Part }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        width: 10,
        height: 10,
        mr: 0.5,
        background: looks[part],
        border: 1,
        borderColor: 'text.secondary',
        printColorAdjust: 'exact',
      }}
    />
  )
}
