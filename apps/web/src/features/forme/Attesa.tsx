/** While a search goes on: with several partners the best mix of fees and dividends is searched for every point and year, which can take a minute. */
import { forme, inForce } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { FieldLink } from '../simulator/FieldLink.tsx'
import type { Values } from '../simulator/path.ts'
import { useSimulation } from '../simulator/store.ts'

export function Attesa() {
  const lunga = useSimulation(({ values }) => eLunga(values))
  return (
    lunga && (
      <Typography role="status" color="textSecondary" sx={{ my: 1, '@media print': { display: 'none' } }}>
        {`Calcolo in corso con i dati di adesso: con più soci «${forme.forme.SRL_OTTIMIZZATA}» può richiedere un minuto. Se non serve, si toglie in `}
        <FieldLink path="escludi[0]" underline="always">
          «Forme da non calcolare»
        </FieldLink>
        .
      </Typography>
    )
  )
}

function eLunga(values: Values): boolean {
  const { escludi, persone } = inForce(forme.catalog, values)
  return persone.filter((persona) => (persona?.quotaSociale ?? 0) > 0).length > 1 && !escludi.includes('SRL_OTTIMIZZATA')
}
