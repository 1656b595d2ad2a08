/** /callback: the provider has answered. Loads the identity, then goes where one was, or to the home page of the company; a refusal goes to /login with its text. */
import { ErrorResponse } from 'oidc-client-ts'
import { useEffect } from 'react'
import { useAuth } from 'react-oidc-context'
import { Navigate } from 'react-router'
import { toast } from '../../design/toast.ts'
import { WaitOverlay } from '../../design/WaitOverlay.tsx'
import { useIdentity } from './identity.ts'
import { landing } from './landing.ts'
import { SignedIn } from './SignedIn.tsx'

export function CallbackPage() {
  const { isLoading, error, user } = useAuth()
  if (isLoading) return <WaitOverlay open />
  if (error) return <Failed text={refusalOf(error.innerError) ?? 'Accesso non riuscito: riprovare'} />
  return (
    <SignedIn>
      <Landed state={user?.state} />
    </SignedIn>
  )
}

function Landed({ state }: { readonly state: unknown }) {
  return <Navigate to={landing(state, useIdentity())} replace />
}

/** The words of the provider are for the person; those of the library are for us. */
const refusalOf = (error: unknown): string | null => (error instanceof ErrorResponse ? error.error_description : null)

function Failed({ text }: { readonly text: string }) {
  const { removeUser } = useAuth()
  useEffect(() => {
    toast.error(text)
    void removeUser()
  }, [text, removeUser])
  return <Navigate to="/login" replace />
}
