/** /login: one button that starts the provider's sign-in. The button is hidden after a sign-out that went to another site. */
import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { toast } from '../../design/toast.ts'
import { Cover } from './Cover.tsx'
import { returnTo } from './landing.ts'
import { loginHidden } from './signed.ts'
import { useSession, useSigned } from './use-session.ts'

export function LoginPage() {
  const session = useSession()
  const user = useSigned()
  const [going, setGoing] = useState(false)
  const to = returnTo(useLocation().state)
  if (user) return <Navigate to={to} replace />

  const login = async () => {
    setGoing(true)
    try {
      await session.signIn({ returnTo: to })
    } catch {
      toast.error('Il servizio di accesso non risponde: riprovare tra poco')
    }
    setGoing(false)
  }
  return (
    <Cover title="Accesso">
      {loginHidden() ? (
        <Typography>Sessione chiusa. Per accedere di nuovo partire dal sito della propria società.</Typography>
      ) : (
        <>
          <Typography sx={{ mb: 3 }}>Accedere con le credenziali del proprio studio.</Typography>
          <Button variant="contained" size="large" fullWidth onFocus={session.soon} onClick={login} disabled={going} autoFocus>
            Login
          </Button>
        </>
      )}
    </Cover>
  )
}
