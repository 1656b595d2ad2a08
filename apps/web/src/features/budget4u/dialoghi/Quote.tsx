/** The sum of the shares, the button that computes them, and their errors. */
import { Box, Button } from '@mui/material'
import { Messages } from '../../simulator/Messages.tsx'
import type { Fill } from '../../simulator/simulation-state.ts'
import { useSimulation } from '../../simulator/store.ts'
import { ResultValue } from '../results.ts'

type Props = { readonly campo: string; readonly calcola: Fill }

export function Quote({ campo, calcola }: Props) {
  const fill = useSimulation((simulation) => simulation.fill)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 1 }}>
        <Button variant="outlined" onClick={() => fill(calcola)}>
          Calcola quote
        </Button>
        <span>
          Quota totale: <ResultValue path="imposteContributi.quote.totale" label="Quota totale" />
        </span>
      </Box>
      <Messages campo={campo} />
    </>
  )
}
