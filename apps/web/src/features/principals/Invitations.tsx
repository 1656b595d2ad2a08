/** Sends each of several users the link to choose a password, one after the other, and shows the outcome of each. */
import { type AccessLink, routes } from '@bilancia/contract/api'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../api/client.ts'
import { type Column, RecordTable } from '../records/list/RecordTable.tsx'

type User = { readonly Id: number; readonly Username: string }
type Outcome = User & { readonly link: AccessLink | null; readonly refused: string | null }

const columns: readonly Column<Outcome>[] = [
  { label: 'Utente', value: ({ Username }) => Username },
  {
    label: 'Invito',
    value: ({ link, refused }) =>
      refused !== null ? (
        <Typography color="error">{refused}</Typography>
      ) : link?.SentTo ? (
        `Mandato a ${link.SentTo}`
      ) : (
        <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: '0.75rem' }}>
          {link?.Address}
        </Box>
      ),
  },
]

export function Invitations({ users, onClose }: { readonly users: readonly User[]; readonly onClose: () => void }) {
  const heading = useId()
  const [done, setDone] = useState<readonly Outcome[]>([])
  const invite = useMutation({
    mutationFn: async () => {
      for (const user of users) {
        const outcome = await call(routes.linkPrincipal, { params: { id: user.Id } }).then(
          (link) => ({ ...user, link, refused: null }),
          (failure: Error) => ({ ...user, link: null, refused: failure.message }),
        )
        setDone((before) => [...before, outcome])
      }
    },
  })
  const byHand = done.some(({ link }) => link?.Address)
  return (
    <Dialog open onClose={byHand ? undefined : onClose} aria-labelledby={heading} maxWidth="md" fullWidth>
      <DialogTitle id={heading}>{users.length === 1 ? 'Invita 1 utente' : `Invita ${users.length} utenti`}</DialogTitle>
      <DialogContent>
        {invite.isIdle ? (
          <DialogContentText>
            Ognuno riceve il link con cui sceglie la propria password; il link di prima non vale più. A chi ha già una password se ne chiede una nuova.
          </DialogContentText>
        ) : (
          <>
            <Typography role="status" sx={{ mb: 1 }}>{`${done.length} di ${users.length}`}</Typography>
            {byHand && (
              <Alert severity="info" sx={{ mb: 2 }}>
                I link che non sono partiti per mail si consegnano a mano, ora: chi chiude questa finestra non li rivede.
              </Alert>
            )}
            <RecordTable label="Inviti" columns={columns} rows={done} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{invite.isSuccess ? 'Chiudi' : 'Annulla'}</Button>
        {!invite.isSuccess && (
          <Button variant="contained" disabled={invite.isPending} onClick={() => invite.mutate()}>
            Manda gli inviti
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
