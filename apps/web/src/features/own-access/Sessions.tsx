/** The sessions of the user, each with a button to end it, and one button for all the others. */
import type { OwnAccess } from '@bilancia/contract/api'
import { Box, Button, Typography } from '@mui/material'
import { momentOf } from '../../design/day.ts'
import { toast } from '../../design/toast.ts'
import { useEndSessions } from './useOwnAccess.ts'
import { deviceOf } from './words.ts'

type Props = { readonly sessions: OwnAccess['Sessions'] }

export function Sessions({ sessions }: Props) {
  const end = useEndSessions()
  const finish = (id: string | null, text: string) => end.mutate(id, { onSuccess: () => toast.success(text), onError: ({ message }) => toast.error(message) })
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 720 }}>
        {sessions.map(({ Id, StartedAt, UserAgent, Address, Current }) => (
          <Box component="li" key={Id} sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1, minHeight: 56, borderBottom: 1, borderColor: 'hairline' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography>{deviceOf(UserAgent)}</Typography>
              <Typography variant="caption" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
                dal {momentOf(StartedAt)}
                {Address && `, indirizzo ${Address}`}
              </Typography>
            </Box>
            {Current ? (
              <Typography color="textSecondary">questa sessione</Typography>
            ) : (
              <Button
                aria-label={`Chiudi la sessione ${deviceOf(UserAgent)} del ${momentOf(StartedAt)}`}
                disabled={end.isPending}
                onClick={() => finish(Id, 'Sessione chiusa')}
              >
                Chiudi
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {sessions.filter(({ Current }) => !Current).length > 0 && (
        <Button variant="outlined" disabled={end.isPending} onClick={() => finish(null, 'Le altre sessioni sono state chiuse')} sx={{ mt: 2 }}>
          Chiudi tutte le altre
        </Button>
      )}
    </>
  )
}
