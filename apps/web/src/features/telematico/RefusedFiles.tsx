/** Why the server refused the files, and what became of the others. */
import { type ImportSummary, notices } from '@bilancia/contract/api'
import { Alert, AlertTitle, Box } from '@mui/material'
import { CallError } from '../../api/call-error.ts'
import { Messages } from './MessageList.tsx'
import type { Read } from './SummaryDialog.tsx'

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

type Refused = { readonly file: File; readonly error: Error }
/** `outcome`: what became of the other files; empty if there is only one. */
export type Failure = { readonly refused: readonly Refused[]; readonly outcome: string }

/** Several files go to the server one after the other: which of them it refused, and what became of the others. `stops`: at the first refusal. */
export async function oneByOne(files: readonly File[], send: (file: File) => Promise<ImportSummary>, stops: boolean) {
  const found: Read[] = []
  const refused: Refused[] = []
  for (const file of files)
    try {
      found.push({ file, summary: await send(file) })
    } catch (error) {
      refused.push({ file, error: error instanceof Error ? error : new Error(String(error)) })
      if (stops) break
    }
  return { found, refused }
}

/** `read`: how many of all files could be read. */
export function afterReading(read: number, all: number): string {
  if (all === 1) return ''
  return read > 0 ? `${NONE}: togliere quelli rifiutati e premere di nuovo «Importa».` : `${NONE}.`
}

/** `stored`: how many of all files came before the refused one. */
export function afterStoring(stored: number, all: number): string {
  if (all === 1) return ''
  if (stored === 0) return `${NONE}.`
  return stored + 1 < all ? 'I file prima di questo sono stati importati, quelli dopo no.' : 'I file prima di questo sono stati importati.'
}

const NONE = 'Nessun file è stato importato'
