/** Leaving. A company with a sign-out address of its own is sent there, and the Login button stays hidden in this tab. */
import { useAuth } from 'react-oidc-context'
import { toast } from '../../design/toast.ts'
import { useIdentity } from './identity.ts'

const HIDDEN = 'bilancia.senzaLogin'

export const loginHidden = (): boolean => window.sessionStorage.getItem(HIDDEN) !== null

/** The action of 'Esci'. */
export function useSignOut(): () => Promise<void> {
  const auth = useAuth()
  const address = useIdentity().Company?.LogoutUrl
  return async () => {
    if (address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) {
      window.sessionStorage.setItem(HIDDEN, 'si')
      await auth.removeUser()
      window.location.assign(address)
      return
    }
    try {
      await auth.signoutRedirect()
    } catch {
      toast.warning('Il servizio di accesso non risponde: la sessione è chiusa solo in questa scheda')
      await auth.removeUser()
    }
  }
}
