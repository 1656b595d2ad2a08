/** What an answer still needs, each with the way to its field. */
import { Box, Typography } from '@mui/material'
import { useFormErrors } from '../errors.ts'
import { FieldLink } from '../FieldLink.tsx'
import type { Values } from '../path.ts'
import { useSimulation, useSimulationStore } from '../store.ts'

type Props = {
  /** The paths of the fields without which there is no answer, of those that are empty; made outside any component. */
  readonly missing: (values: Values) => readonly string[]
  /** What they are needed for. */
  readonly for?: string
}

/** A list of links to the fields that are empty, or else to those in error; nothing where the answer is on its way. */
export function Missing({ missing, for: purpose = 'il confronto' }: Props) {
  const { labelOf } = useSimulationStore().simulator
  const errors = useFormErrors()
  const empty = useSimulation(({ values }) => missing(values).join())
    .split(',')
    .filter(Boolean)
  const paths = empty.length > 0 ? empty : [...new Set(errors.map(({ path }) => path))]
  if (paths.length === 0) return null
  return (
    <Box sx={{ my: 1 }}>
      <Typography>{`Per ${purpose} ${empty.length > 0 ? 'servono ancora' : 'sono da correggere'}:`}</Typography>
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
