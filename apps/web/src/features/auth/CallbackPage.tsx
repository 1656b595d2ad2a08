/**
 * /callback: the return from the provider. Loads the identity, then opens the page requested before sign-in, or the
 * company's home page. After a refusal it goes to /login and shows the text.
 */
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
