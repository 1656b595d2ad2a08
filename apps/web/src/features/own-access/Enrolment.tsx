/** The key for the authenticator app, as a QR code and in letters, and the input for the first code that confirms it. */
import { Box, Button, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useConfirmSecondFactor } from './useOwnAccess.ts'

type Props = {
  readonly secret: string
  /** An SVG. */
  readonly qr: string
  readonly onActive: (recoveryCodes: readonly string[]) => void
  readonly onClose: () => void
}

export function Enrolment({ secret, qr, onActive, onClose }: Props) {
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
        slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'one-time-code', inputMode: 'numeric' }, formHelperText: { role: 'alert' } as object }}
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
