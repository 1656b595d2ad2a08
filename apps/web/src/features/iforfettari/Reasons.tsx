/** Why the flat-rate regime is not allowed. */
import { iforfettari } from '@bilancia/contract'
import { Alert, Box } from '@mui/material'
import { useResult } from './results.ts'

const { motiviNonAmmesso } = iforfettari

export function Reasons() {
  const reasons = useResult('confronto.motiviNonAmmesso') ?? []
  return (
    <Alert severity="error" sx={{ my: 1 }}>
      {reasons.length === 1 ? 'Motivo:' : 'Motivi:'}
      <Box component="ul" sx={{ m: 0, pl: 2 }}>
        {reasons.map((id) => (
          <li key={id}>{motiviNonAmmesso[id]}</li>
        ))}
      </Box>
    </Alert>
  )
}
