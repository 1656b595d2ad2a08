/** /login: one button that starts the sign-in of the provider. Hidden after a sign-out that belongs to another site. */
import { Button, Typography } from '@mui/material'
import { useAuth } from 'react-oidc-context'
import { Navigate, useLocation } from 'react-router'
import { toast } from '../../design/toast.ts'
import { Cover } from './Cover.tsx'
import { returnTo } from './return-to.ts'
import { loginHidden } from './sign-out.ts'

export function LoginPage() {
  const auth = useAuth()
  const to = returnTo(useLocation().state)
  if (auth.isAuthenticated) return <Navigate to={to} replace />

  const login = () => auth.signinRedirect({ state: { returnTo: to } }).catch(() => toast.error('Il servizio di accesso non risponde: riprovare tra poco'))
  return (
    <Cover title="Accesso">
      {loginHidden() ? (
        <Typography>Sessione chiusa. Per accedere di nuovo partire dal sito della propria società.</Typography>
      ) : (
        <>
          <Typography sx={{ mb: 3 }}>Accedere con le credenziali del proprio studio.</Typography>
          <Button variant="contained" size="large" fullWidth onClick={login} disabled={auth.isLoading} autoFocus>
            Login
          </Button>
        </>
      )}
    </Cover>
  )
}
