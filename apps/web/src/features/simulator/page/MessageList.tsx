/** The number of warnings of the calculation; it opens their list. */
import { type Gravita, inFull, keysOf, type Message } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { ErrorIcon, InfoIcon, WarningIcon } from '../../../design/icons.tsx'
import { NamedFieldLink } from '../FieldLink.tsx'
import { useSimulation } from '../store.ts'

const kinds: Readonly<Record<Gravita, { readonly one: string; readonly many: string; readonly icon: typeof ErrorIcon; readonly color: string }>> = {
  ERRORE: { one: 'errore', many: 'errori', icon: ErrorIcon, color: 'error.main' },
  AVVISO: { one: 'avviso', many: 'avvisi', icon: WarningIcon, color: 'warning.main' },
  NOTA: { one: 'nota', many: 'note', icon: InfoIcon, color: 'text.secondary' },
}
const gravities = keysOf(kinds)

/** '1 errore, 2 avvisi', with their fields. Renders nothing without messages. */
export function MessageList() {
  const messages = [...useSimulation((s) => s.messages).values()].flat()
  if (messages.length === 0) return null
  const sorted = gravities.map((gravita) => messages.filter((m) => m.gravita === gravita))
  return (
    <Box component="details" sx={{ my: 2 }}>
      <Typography component="summary" sx={{ fontWeight: 600 }}>
        {sorted
          .map((found, at) => counted(gravities[at] as Gravita, found.length))
          .filter(Boolean)
          .join(', ')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {sorted.flat().map((message) => (
          <Line key={message.id + message.campo} message={message} />
        ))}
      </Box>
    </Box>
  )
}

function Line({ message }: { readonly message: Message }) {
  const { campo, gravita } = message
  const { icon: Icon, color, one } = kinds[gravita]
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 0.75 }}>
      <Icon fontSize="small" sx={{ color }} titleAccess={one} />
      <span>
        <NamedFieldLink path={campo} />
        {': '}
        {inFull(message)}
      </span>
    </Box>
  )
}

function counted(gravita: Gravita, count: number): string {
  return count === 0 ? '' : `${count} ${count === 1 ? kinds[gravita].one : kinds[gravita].many}`
}
