/** What an answer still needs, each with the way to its field. */
import { Box, Link, Typography } from '@mui/material'
import { useGoToField } from '../simulator/explanation/context.ts'
import { getPath, type Values } from '../simulator/path.ts'
import { useSimulation } from '../simulator/store.ts'
import { labelOf } from './labels.ts'

/** Without these the flat-rate side is not computed. */
const needed: Readonly<Record<string, (value: unknown) => boolean>> = {
  tipologia: (value) => value === 'IMPRESA' || value === 'PROFESSIONE',
  'regimeForfettario.gruppo': (value) => Number(value) > 0,
  'regimeForfettario.impostaSost': (value) => Number(value) > 0,
  'redditoContributiImposta.ricavi': (value) => Number(value) > 0,
}

const missing = (values: Values) => Object.keys(needed).filter((path) => !needed[path]?.(getPath(values, path)))

/** A list of links to the fields; nothing where all are filled and the answer is on its way. */
export function Missing() {
  const values = useSimulation((s) => s.values)
  const goToField = useGoToField()
  const paths = missing(values)
  if (paths.length === 0) return null
  return (
    <Box sx={{ my: 1 }}>
      <Typography>Per il confronto servono ancora:</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {paths.map((path) => (
          <li key={path}>
            <Link component="button" onClick={() => goToField(path)}>
              {labelOf(path)}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  )
}
