/**
 * The second factor: activated with the password and a first code; its recovery codes can be renewed; it can be removed if
 * the role allows it.
 */
import type { OwnAccess } from '@bilancia/contract/api'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { toast } from '../../design/toast.ts'
import { Enrolment } from './Enrolment.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useNewRecoveryCodes, useRemoveSecondFactor, useStartSecondFactor } from './useOwnAccess.ts'

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
