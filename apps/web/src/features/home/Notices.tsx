/** Notices before starting: a changed law, a studio about to be disabled. */
import { filled, notices, routes } from '@bilancia/contract/api'
import { Alert, AlertTitle, Button, Stack } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useIdentity } from '../auth/identity.ts'
import { expiries } from './expiries.ts'

export function Notices() {
  return (
    <Stack spacing={1} sx={{ mb: 3 }}>
      <AccessReset />
      {expiries(useIdentity(), new Date()).map((day) => (
        <Alert key={day} severity="warning">
          <AlertTitle>SCADENZA STUDIO</AlertTitle>
          {filled(notices.SCADENZA_STUDIO, { day })}
        </Alert>
      ))}
      <Alert severity="info">
        <AlertTitle>Aggiornamento IRPEF 2024</AlertTitle>
        Per il 2024 chi ha un reddito complessivo oltre 50.000 euro può dovere fino a 260 euro in più, per minori detrazioni (art. 2 D.Lgs. 216/2023).
      </Alert>
    </Stack>
  )
}

const when = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' })

/** Until the user has read it. */
function AccessReset() {
  const { AccessReset: reset } = useIdentity()
  const queries = useQueryClient()
  const read = useMutation({ mutationFn: () => call(routes.readAccessReset), onSuccess: () => queries.invalidateQueries({ queryKey: ['identity'] }) })
  if (!reset || read.isSuccess) return null
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" disabled={read.isPending} onClick={() => read.mutate()}>
          Ho letto
        </Button>
      }
    >
      <AlertTitle>ACCESSO REIMPOSTATO</AlertTitle>
      {`Il ${when.format(new Date(reset.At))} ${reset.By} ha reimpostato la password o il secondo fattore di questo utente. Se nessuno lo ha chiesto, avvisare subito un amministratore.`}
    </Alert>
  )
}
