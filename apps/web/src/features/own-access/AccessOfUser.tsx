/**
 * The access of a user, for administrators: lock after failures, first password, second factor. For the page of an existing user: `<AccessOfUser
 * id={record.Id} commanded />`. `commanded`: the caller may remove the second factor.
 */
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { useAccessOf, useAdministerAccess } from './useOwnAccess.ts'
import { atMoment } from './words.ts'

type Props = { readonly id: number; readonly commanded: boolean }

export function AccessOfUser({ id, commanded }: Props) {
  const { data } = useAccessOf(id)
  const { link, unlock, resetSecondFactor } = useAdministerAccess(id)
  const [asking, setAsking] = useState(false)
  if (!data || data.External) return null
  const { WaitUntil, Password, PasswordTemporary, SecondFactor, Passkeys, Sessions } = data
  const ask = () =>
    link.mutate(undefined, {
      onSuccess: ({ SentTo }) => SentTo && toast.success(`Link mandato a ${SentTo}`),
      onError: ({ message }) => toast.error(message),
    })
  const shown = link.data?.Address ? { ...link.data, Address: link.data.Address } : null
  const toasts = (text: string) => ({ onSuccess: () => toast.success(text), onError: ({ message }: Error) => toast.error(message) })
  return (
    <Section title="Accesso">
      {WaitUntil && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" disabled={unlock.isPending} onClick={() => unlock.mutate(undefined, toasts('Attese tolte'))}>
              Togli le attese
            </Button>
          }
        >
          Dopo molti tentativi non riusciti con questo nome, chi prova da dove non è mai entrato aspetta: al più fino alle {atMoment(WaitUntil)}. Da un
          dispositivo già usato si entra.
        </Alert>
      )}
      <Typography>
        {!Password
          ? 'Non ha ancora una password.'
          : PasswordTemporary
            ? 'Al prossimo accesso sceglierà la propria password.'
            : 'Accede con una password propria.'}
      </Typography>
      <Typography>{`Secondo fattore: ${SecondFactor ? 'attivo' : 'non attivo'}. Passkey: ${Passkeys}. Sessioni aperte: ${Sessions}.`}</Typography>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(commanded || !Password) && (
          <Button variant="outlined" disabled={link.isPending} onClick={ask}>
            {Password ? 'Link per una nuova password' : 'Invita con un link'}
          </Button>
        )}
        {(SecondFactor || Passkeys > 0) && commanded && (
          <Button variant="outlined" color="error" disabled={resetSecondFactor.isPending} onClick={() => setAsking(true)}>
            {Passkeys > 0 ? 'Togli secondo fattore e passkey' : 'Togli il secondo fattore'}
          </Button>
        )}
      </Box>
      {shown && <LinkDialog link={shown} onClose={link.reset} />}
      <ConfirmDialog
        open={asking}
        title={Passkeys > 0 ? 'Togliere secondo fattore e passkey' : 'Togliere il secondo fattore'}
        confirm="Togli"
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          resetSecondFactor.mutate(undefined, toasts('Secondo fattore tolto'))
        }}
      >
        Serve a chi ha perso il telefono e i codici di recupero: le sue sessioni finiscono. Controllare prima che la richiesta venga davvero dall'utente.
      </ConfirmDialog>
    </Section>
  )
}
