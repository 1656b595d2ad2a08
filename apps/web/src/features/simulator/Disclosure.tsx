/**
 * Fields that most simulations leave alone, folded under their title: it tells how many are filled in and how many are wrong.
 * Links to a field of `paths` open it (see useGoTo). On paper what is filled in shows, open or not; a closed fold of nothing is left out.
 */
import { Box, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { usePrinting } from '../../design/usePrinting.ts'
import { useFormErrors } from './errors.ts'
import { isWithin } from './path.ts'
import { getPath, useSimulation, useSimulationStore } from './store.ts'

type Props = {
  readonly title: string
  readonly paths: readonly string[] /** 'filled': open from the start where something is filled in. */
  readonly open?: boolean | 'filled'
  readonly children: ReactNode
}

export function Disclosure({ title, paths, open: first = false, children }: Props) {
  const filled = useFilled(paths)
  const printing = usePrinting()
  const [open, setOpen] = useState(first === 'filled' ? filled > 0 : first)
  const shown = open || (printing && filled > 0)
  const wrong = useFormErrors().filter(({ path }) => paths.some((held) => isWithin(path, held))).length
  return (
    <Box component="details" open={shown} data-holds={paths.join(' ')} onToggle={({ currentTarget }) => !printing && setOpen(currentTarget.open)} sx={details}>
      <summary>
        <Typography component="span" variant="subtitle2">
          {title}
        </Typography>
        {wrong > 0 ? (
          <Typography component="span" variant="caption" sx={{ color: 'error.main' }}>
            {wrong === 1 ? '1 errore' : `${wrong} errori`}
          </Typography>
        ) : (
          filled > 0 && (
            <Typography component="span" variant="caption" color="textSecondary">
              {filled === 1 ? '1 compilato' : `${filled} compilati`}
            </Typography>
          )
        )}
      </summary>
      {shown && <Box sx={{ pt: 1.5 }}>{children}</Box>}
    </Box>
  )
}

/** How many of the fields are not as they start. */
function useFilled(paths: readonly string[]): number {
  const { rules } = useSimulationStore()
  return useSimulation(({ values }) => {
    const typed = (path: string) => {
      const value = getPath(values, path)
      const field = rules.find(path)?.field
      return value !== undefined && value !== null && value !== '' && (field?.kind === 'text' || value !== field?.default)
    }
    return paths.filter(typed).length
  })
}

const details = {
  borderBottom: 1,
  borderColor: 'hairline',
  py: 0.5,
  '& > summary': {
    cursor: 'pointer',
    minHeight: 36,
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    listStyle: 'none',
    '& > :last-child:not(:first-of-type)': { ml: 'auto' },
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': { content: '""', flexShrink: 0, borderLeft: '5px solid currentColor', borderBlock: '4px solid transparent', color: 'text.secondary' },
  },
  '@media print': { '&:not([open])': { display: 'none' } },
  '&[open] > summary::before': { transform: 'rotate(90deg)' },
} as const
