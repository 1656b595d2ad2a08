/** The data that an answer still needs, each with a link to its field. */
import { Box, Typography } from '@mui/material'
import { useFormErrors } from '../errors.ts'
import { NamedFieldLink } from '../FieldLink.tsx'
import type { Values } from '../path.ts'
import { useSimulation } from '../store.ts'

type Props = {
  /** Gives the paths of the required fields that are empty. Define it outside any component. */
  readonly missing: (values: Values) => readonly string[]
  /** The purpose that needs them. */
  readonly for?: string
}

/** Links to the empty fields, otherwise to those with errors. Renders nothing while the answer is being calculated. */
export function Missing({ missing, for: purpose = 'il confronto' }: Props) {
  const errors = useFormErrors()
  const empty = useSimulation(({ values }) => missing(values).join())
    .split(',')
    .filter(Boolean)
  const paths = empty.length > 0 ? empty : [...new Set(errors.map(({ path }) => path))]
  if (paths.length === 0) return null
  return (
    <Box sx={{ my: 1 }}>
      <Typography>{`Per ${purpose} ${empty.length > 0 ? 'servono ancora' : 'sono da correggere'}:`}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, lineHeight: '24px' }}>
        {paths.map((path) => (
          <li key={path}>
            <NamedFieldLink path={path} />
          </li>
        ))}
      </Box>
      {errors.some(({ id }) => id === 'VALORE_NON_VALIDO') && (
        <Typography sx={{ mt: 0.5 }}>Un valore non valido conta come non scritto: gli importi mostrati sono calcolati senza.</Typography>
      )}
    </Box>
  )
}
