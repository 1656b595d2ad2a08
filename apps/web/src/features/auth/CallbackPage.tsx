/** /callback: the provider has answered. Loads the identity, then goes where one was; a refusal goes to /login with its text. */
import { useEffect } from 'react'
import { useAuth } from 'react-oidc-context'
import { Navigate } from 'react-router'
import { toast } from '../../design/toast.ts'
import { WaitOverlay } from '../../design/WaitOverlay.tsx'
import { returnTo } from './return-to.ts'
import { SignedIn } from './SignedIn.tsx'

export function CallbackPage() {
  const { isLoading, error, user } = useAuth()
  if (isLoading) return <WaitOverlay open />
  if (error) return <Failed />
  return (
    <SignedIn>
      <Navigate to={returnTo(user?.state)} replace />
    </SignedIn>
  )
}

function Failed() {
  useEffect(() => toast.error('Accesso non riuscito: riprovare'), [])
  return <Navigate to="/login" replace />
}
