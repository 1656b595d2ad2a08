/**
 * The second factor: activated with the password and a first code; its recovery codes can be renewed; it can be removed if
 * the role allows it.
 */
import type { OwnAccess } from '@bilancia/contract/api'
import { Alert, Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { toast } from '../../design/toast.ts'
import { PasswordDialog } from './Password.tsx'
import { useConfirmSecondFactor, useNewRecoveryCodes, useRemoveSecondFactor, useStartSecondFactor } from './useOwnAccess.ts'

type Asked = 'start' | 'codes' | 'remove'
const dialogs = {
  start: { title: 'Attivare il secondo fattore', confirm: 'Prosegui', text: 'Serve una app di autenticazione sul telefono.' },
  codes: { title: 'Nuovi codici di recupero', confirm: 'Genera', text: 'I codici di recupero di prima non varranno più.' },
  remove: { title: 'Togliere il secondo fattore', confirm: 'Togli', text: 'Per accedere basterà la password.' },
} as const

export function SecondFactor({ Enabled, Required, RecoveryLeft }: OwnAccess['SecondFactor']) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const start = useStartSecondFactor()
  const renew = useNewRecoveryCodes()
  const remove = useRemoveSecondFactor()
  const calls = { start, codes: renew, remove }

  const ask = (what: Asked) => {
    calls[what].reset()
    setAsked(what)
  }
  const close = () => setAsked(null)
  const act = (password: string) => {
    if (asked === 'start') start.mutate(password, { onSuccess: close })
    if (asked === 'remove') {
      remove.mutate(password, {
        onSuccess: () => {
          close()
          toast.success('Secondo fattore tolto')
        },
      })
    }
    if (asked === 'codes') {
      renew.mutate(password, {
        onSuccess: ({ RecoveryCodes: fresh }) => {
          close()
          setCodes(fresh)
        },
      })
    }
  }
  const activated = (fresh: readonly string[]) => {
    start.reset()
    setCodes(fresh)
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
  if (start.data) return <Enrolment secret={start.data.Secret} qr={start.data.Qr} onActive={activated} onClose={start.reset} />
  return (
    <>
      <Typography sx={{ mb: 2 }}>
        {Enabled
          ? `Attivo: all'accesso si chiede anche il codice della app. Codici di recupero rimasti: ${RecoveryLeft}.`
          : 'Non attivo: per accedere basta la password. Con una app di autenticazione chi conosce la password non entra senza il telefono.'}
        {Required && ' Con questo ruolo è richiesto.'}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!Enabled && (
          <Button variant="contained" onClick={() => ask('start')}>
            Attiva
          </Button>
        )}
        {Enabled && (
          <Button variant="outlined" onClick={() => ask('codes')}>
            Nuovi codici di recupero
          </Button>
        )}
        {Enabled && !Required && (
          <Button color="error" onClick={() => ask('remove')}>
            Togli
          </Button>
        )}
      </Box>
      {asked && (
        <PasswordDialog
          title={dialogs[asked].title}
          confirm={dialogs[asked].confirm}
          pending={calls[asked].isPending}
          error={calls[asked].error?.message}
          onConfirm={act}
          onClose={close}
        >
          {dialogs[asked].text}
        </PasswordDialog>
      )}
    </>
  )
}

type EnrolmentProps = {
  readonly secret: string
  /** An SVG. */
  readonly qr: string
  readonly onActive: (recoveryCodes: readonly string[]) => void
  readonly onClose: () => void
}

/** The key for the authenticator app, as a QR code and in letters, and the input for the first code that confirms it. */
function Enrolment({ secret, qr, onActive, onClose }: EnrolmentProps) {
  const [code, setCode] = useState('')
  const confirm = useConfirmSecondFactor()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !confirm.isPending) confirm.mutate(code, { onSuccess: ({ RecoveryCodes }) => onActive(RecoveryCodes) })
  }
  return (
    <Box component="form" onSubmit={send} noValidate sx={{ display: 'grid', gap: 2, maxWidth: 400 }}>
      <Typography>Inquadrare con la app di autenticazione questo codice, oppure scrivervi la chiave.</Typography>
      <Box
        component="img"
        alt="Codice QR da inquadrare con la app"
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        sx={{ width: 200, height: 200, border: 1, borderColor: 'hairline' }}
      />
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Chiave: <strong>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</strong>
      </Typography>
      <TextField
        label="Codice mostrato dalla app"
        value={code}
        autoFocus
        error={confirm.isError}
        helperText={confirm.error?.message ?? ' '}
        onChange={({ target }) => {
          setCode(target.value)
          confirm.reset()
        }}
        slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'one-time-code', inputMode: 'numeric' }, formHelperText: { role: 'alert' } }}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" disabled={code.trim() === '' || confirm.isPending}>
          Attiva
        </Button>
        <Button onClick={onClose}>Annulla</Button>
      </Box>
    </Box>
  )
}

type CodesProps = { readonly codes: readonly string[]; readonly onKept: () => void }

/** The recovery codes, shown once. */
function RecoveryCodes({ codes, onKept }: CodesProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 480 }}>
      <Alert severity="success">Conservare questi codici fuori dal telefono: ognuno vale una volta al posto della app. Non saranno più mostrati.</Alert>
      <Box component="ul" aria-label="Codici di recupero" sx={{ m: 0, p: 2, listStyle: 'none', border: 1, borderColor: 'hairline', borderRadius: 1 }}>
        {codes.map((code) => (
          <Box component="li" key={code} sx={{ fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' }}>
            {code}
          </Box>
        ))}
      </Box>
      <Button variant="contained" onClick={onKept} sx={{ justifySelf: 'start' }}>
        Li ho conservati
      </Button>
    </Box>
  )
}
