/** Why the server refused the files, and what became of the others. */
import { notices } from '@bilancia/contract/api'
import { Alert, AlertTitle, Box } from '@mui/material'
import { CallError } from '../../api/call-error.ts'
import { Messages } from './MessageList.tsx'
import type { Failure } from './refusal.ts'

/** Among several files each refused one has its name. */
export function RefusedFiles({ refused, outcome }: Failure) {
  return (
    <Alert severity="error" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      <AlertTitle>{notices.TITOLO_IMPORT}</AlertTitle>
      {refused.map(({ file, error }) => (
        <Box key={file.name} sx={{ mb: 1 }}>
          {outcome !== '' && `${file.name}: `}
          {messageOf(error)}
          {error instanceof CallError && (
            <>
              <Messages title="Che cosa non va nel file" messages={error.file.errori ?? []} />
              <Messages title="Avvisi" messages={error.file.avvisi ?? []} more={error.file.altriAvvisi ?? 0} />
            </>
          )}
        </Box>
      ))}
      {outcome}
    </Alert>
  )
}

/** The error text, with a reason if the server gives only a general one. */
const messageOf = ({ message }: Error): string => (message === notices.IMPORT_NON_RIUSCITO ? message : `${notices.IMPORT_NON_RIUSCITO}: ${message}`)
