/**
 * The access of a user, for administrators: lock after failures, first password, second factor. For the page of an existing user: `<AccessOfUser
 * id={record.Id} commanded />`. `commanded`: the caller may remove the second factor.
 */
import type { AccessOf, AccessRequestKind } from '@bilancia/contract/api'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import { momentOf } from '../../design/day.ts'
import { NotArrived } from '../../design/NotArrived.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { useAccessOf, useAdministerAccess } from './useOwnAccess.ts'

const acts: Readonly<Record<AccessRequestKind, string>> = {
  password: 'dargli un link per una nuova password',
  secondfactor: 'togliergli secondo fattore e passkey',
}

type Props = { readonly id: number; readonly commanded: boolean }

export function AccessOfUser({ id, commanded }: Props) {
  const { data, error, refetch } = useAccessOf(id)
  const { link, unlock, resetSecondFactor, request, confirm } = useAdministerAccess(id)
  const [asking, setAsking] = useState(false)
  if (!data) return error && <NotArrived onRetry={refetch}>I dati di accesso di questo utente non sono arrivati.</NotArrived>
  if (data.External) return null
  const { WaitUntil, Password, PasswordTemporary, SecondFactor, Passkeys, Sessions, SecondNeeded, SecondPossible, Requests } = data
  const mine = (what: AccessRequestKind) => Requests.find(({ Mine, What }) => Mine && What === what)
  /** Whether the action is allowed now: it needs no second administrator, or one has confirmed it. */
  const may = (what: AccessRequestKind) => !SecondNeeded || Boolean(mine(what)?.ConfirmedBy)
  const factors = SecondFactor || Passkeys > 0
  const waiting: readonly AccessRequestKind[] = commanded && SecondNeeded ? (['password', ...(factors ? (['secondfactor'] as const) : [])] as const) : []
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
          Dopo molti tentativi non riusciti con questo nome, chi prova da dove non è mai entrato aspetta: al più fino al {momentOf(WaitUntil)}. Da un
          dispositivo già usato si entra, se gli errori non vengono da lì.
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
        {(commanded || !Password) && may('password') && (
          <Button variant="outlined" disabled={link.isPending} onClick={ask}>
            {Password ? 'Link per una nuova password' : 'Invita con un link'}
          </Button>
        )}
        {factors && commanded && may('secondfactor') && (
          <Button variant="outlined" color="error" disabled={resetSecondFactor.isPending} onClick={() => setAsking(true)}>
            {Passkeys > 0 ? 'Togli secondo fattore e passkey' : 'Togli il secondo fattore'}
          </Button>
        )}
      </Box>
      {waiting.map((what) => (
        <Asked key={what} what={what} request={mine(what)} possible={SecondPossible} onAsk={() => request.mutate(what, toasts('Conferma chiesta'))} />
      ))}
      {Requests.filter(({ MayConfirm }) => MayConfirm).map(({ What, By, ByName, ExpiresAt }) => (
        <Alert
          key={`${What} ${By}`}
          severity="warning"
          sx={{ mt: 2 }}
          action={
            <Button color="inherit" disabled={confirm.isPending} onClick={() => confirm.mutate({ What, By }, toasts('Richiesta confermata'))}>
              Conferma
            </Button>
          }
        >
          {`${ByName} chiede di ${acts[What]}, entro il ${momentOf(ExpiresAt)}. Confermare solo dopo aver sentito l'utente di persona o al telefono.`}
        </Alert>
      ))}
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

type AskedProps = {
  readonly what: AccessRequestKind
  readonly request: AccessOf['Requests'][number] | undefined
  /** Whether there is another administrator who could confirm. */
  readonly possible: boolean
  readonly onAsk: () => void
}

/** Asks a second administrator for the confirmation that the action needs, and shows whether it has come. */
function Asked({ what, request, possible, onAsk }: AskedProps) {
  if (request?.ConfirmedBy)
    return (
      <Typography
        variant="body2"
        sx={{ mt: 1 }}
      >{`${request.ConfirmedBy} ha confermato di ${acts[what]}: vale una volta, entro il ${momentOf(request.ExpiresAt)}.`}</Typography>
    )
  if (request)
    return (
      <Typography variant="body2" sx={{ mt: 1 }}>
        {`Chiesto di ${acts[what]}: un altro amministratore lo conferma da questa pagina, entro il ${momentOf(request.ExpiresAt)}.`}
      </Typography>
    )
  if (!possible)
    return (
      <Typography variant="body2" sx={{ mt: 1 }}>
        {`Per ${acts[what]} serve un secondo amministratore, e non c'è: chi gestisce il server usa «npm run -s reimposta -- NOME».`}
      </Typography>
    )
  return (
    <Box sx={{ mt: 1 }}>
      <Button variant="outlined" onClick={onAsk}>
        {what === 'password' ? 'Chiedi conferma per una nuova password' : 'Chiedi conferma per togliere il secondo fattore'}
      </Button>
    </Box>
  )
}
