/**
 * A collapsed part under its title, for fields that most users do not need. On paper `kept` content is printed even if
 * closed; other closed content is left out.
 */
import { Box, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { usePrinting } from './usePrinting.ts'

type Props = {
  readonly title: string
  /** Whether the title is a heading of the page, like that of a section. */
  readonly heading?: boolean
  /** Shown at the end of the title line. */
  readonly mark?: ReactNode
  /** Open at first. */
  readonly open?: boolean
  readonly kept?: boolean
  /** Paths of the contents. A link to one of them opens this part (see useGoTo). */
  readonly holds?: readonly string[]
  /** The user has opened or closed it. */
  readonly onTurn?: (open: boolean) => void
  readonly children: ReactNode
}

export function Disclosure({ title, heading = false, mark, open: first = false, kept = false, holds = [], onTurn, children }: Props) {
  const printing = usePrinting()
  const [open, setOpen] = useState(first)
  const shown = open || (printing && kept)
  return (
    <Box component="details" open={shown} data-holds={holds.join(' ')} onToggle={({ currentTarget }) => !printing && setOpen(currentTarget.open)} sx={details}>
      {/* The click sets the state. The toggle event comes later, and a print that begins in between would miss the change. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button of the browser */}
      <summary
        onClick={(event) => {
          event.preventDefault()
          setOpen(!shown)
          onTurn?.(!shown)
        }}
      >
        <Typography component={heading ? 'h2' : 'span'} variant="subtitle2">
          {title}
        </Typography>
        {mark}
      </summary>
      {shown && <Box sx={{ pt: 1.5 }}>{children}</Box>}
    </Box>
  )
}

const details = {
  borderBottom: 1,
  borderColor: 'hairline',
  py: 0.5,
  '& > summary': {
    minHeight: 36,
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    listStyle: 'none',
    '& > :last-child:not(:first-of-type)': { ml: 'auto' },
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': { content: '""', flexShrink: 0, borderLeft: '5px solid currentColor', borderBlock: '4px solid transparent', color: 'text.secondary' },
  },
  '@media print': { '&:not([open])': { display: 'none' }, '& > summary': { breakAfter: 'avoid' } },
  '&[open] > summary::before': { transform: 'rotate(90deg)' },
} as const
