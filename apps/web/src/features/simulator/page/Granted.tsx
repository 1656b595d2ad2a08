/** What an answer takes for granted because nobody has typed otherwise: a line each, with a link to its field. */
import { Box } from '@mui/material'
import { FieldLink } from '../FieldLink.tsx'
import { Part } from './Part.tsx'

/** `path` is null if no field asks for it. */
export type Granted = readonly (readonly [path: string | null, text: string])[]

/** A line that is said only `when` it matters. */
export const granted = (when: boolean, path: string | null, text: string): Granted => (when ? [[path, text]] : [])

/** Renders nothing if there is nothing. */
export function GrantedList({ lines, title = 'Dato per scontato' }: { readonly lines: Granted; readonly title?: string }) {
  if (lines.length === 0) return null
  return (
    <Part title={title}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {lines.map(([path, text]) => (
          <li key={text}>{path === null ? text : <FieldLink path={path}>{text}</FieldLink>}</li>
        ))}
      </Box>
    </Part>
  )
}
