/** Sign-out. If the company has its own sign-out address, the user goes there, and the Login button stays hidden in this tab. */
import { toast } from '../../design/toast.ts'
import { forget, leaving, TYPED } from '../../offline/kept.ts'
import { useIdentity } from './identity.ts'
import { LOGIN_HIDDEN } from './signed.ts'
import { useSession } from './use-session.ts'

/** The action of 'Esci'. */
export function useSignOut(): () => Promise<void> {
  const { signOut, leave, remove } = useSession()
  const address = useIdentity().Company?.LogoutUrl
  return async () => {
    leaving.now = true
    forget(window.sessionStorage, TYPED)
    if (address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) {
      window.sessionStorage.setItem(LOGIN_HIDDEN, 'si')
      await leave()
      window.location.assign(address)
      return
    }
    try {
      await signOut()
    } catch {
      toast.warning('Il servizio di accesso non risponde: la sessione è chiusa solo in questa scheda')
      await remove()
    }
  }
}
