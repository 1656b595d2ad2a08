/** /callback: the provider has answered. Loads the identity, then goes where one was, or to the home page of the company; a refusal goes to /login with its text. */
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { toast } from '../../design/toast.ts'
import { useIdentity } from './identity.ts'
import { landing } from './landing.ts'
import { SignedIn } from './SignedIn.tsx'
import { useRefused, useSession, useSigned } from './use-session.ts'

export function CallbackPage() {
  const refused = useRefused()
  const user = useSigned()
  if (refused !== null) return <Failed text={refused} />
  return (
    <SignedIn>
      <Landed state={user?.state} />
    </SignedIn>
  )
}

function Landed({ state }: { readonly state: unknown }) {
  return <Navigate to={landing(state, useIdentity())} replace />
}

function Failed({ text }: { readonly text: string }) {
  const { remove } = useSession()
  useEffect(() => {
    toast.error(text)
    void remove()
  }, [text, remove])
  return <Navigate to="/login" replace />
}
