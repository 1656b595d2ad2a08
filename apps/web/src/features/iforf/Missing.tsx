/** What an answer still needs, each with the way to its field. */
import { Box, Typography } from '@mui/material'
import { useFormErrors } from '../simulator/errors.ts'
import { FieldLink } from '../simulator/FieldLink.tsx'
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

/** A list of links to the fields that are empty, or else to those in error; nothing where the answer is on its way. */
export function Missing() {
  const values = useSimulation((s) => s.values)
  const errors = useFormErrors()
  const empty = missing(values)
  const paths = empty.length > 0 ? empty : [...new Set(errors.map(({ path }) => path))]
  if (paths.length === 0) return null
  return (
    <Box sx={{ my: 1 }}>
      <Typography>{empty.length > 0 ? 'Per il confronto servono ancora:' : 'Per il confronto sono da correggere:'}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {paths.map((path) => (
          <li key={path}>
            <FieldLink path={path}>{labelOf(path)}</FieldLink>
          </li>
        ))}
      </Box>
    </Box>
  )
}
