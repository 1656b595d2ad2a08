/** The change of one's own password. It shows the rules before, and a refusal of the server after. */
import { PASSWORD_MIN } from '@bilancia/contract/api'
import { Alert, Box, Button } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { toast } from '../../design/toast.ts'
import { PasswordField } from './PasswordField.tsx'
import { useChangePassword } from './useOwnAccess.ts'

const EMPTY = { current: '', fresh: '', repeated: '' }

export function PasswordForm() {
  const [typed, setTyped] = useState(EMPTY)
  const change = useChangePassword()
  const set = (part: Partial<typeof EMPTY>) => {
    setTyped({ ...typed, ...part })
    change.reset()
  }
  const different = typed.repeated !== '' && typed.repeated !== typed.fresh
  const complete = typed.current !== '' && typed.fresh !== '' && typed.repeated === typed.fresh

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!complete || change.isPending) return
    change.mutate(
      { Current: typed.current, New: typed.fresh },
      {
        onSuccess: () => {
          setTyped(EMPTY)
          toast.success('Password cambiata. Le altre sessioni sono state chiuse')
        },
      },
    )
  }
  return (
    <Box component="form" onSubmit={save} noValidate sx={{ display: 'grid', gap: 2, maxWidth: 400 }}>
      {change.error && <Alert severity="error">{change.error.message}</Alert>}
      <PasswordField label="Password attuale" value={typed.current} onChange={(current) => set({ current })} />
      <PasswordField
        label="Nuova password"
        fresh
        value={typed.fresh}
        onChange={(fresh) => set({ fresh })}
        help={`Almeno ${PASSWORD_MIN} caratteri, di qualunque tipo: per esempio quattro parole senza legame`}
      />
      <PasswordField
        label="Ripetere la nuova password"
        fresh
        value={typed.repeated}
        onChange={(repeated) => set({ repeated })}
        error={different ? 'Le due password non sono uguali' : undefined}
      />
      <Button type="submit" variant="contained" disabled={!complete || change.isPending} sx={{ justifySelf: 'start' }}>
        Cambia password
      </Button>
    </Box>
  )
}
