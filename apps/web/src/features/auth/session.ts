/** The session of the browser: who signs in and where the token comes from. Kept in sessionStorage, so that it ends with the tab. */
import { errors, routes } from '@bilancia/contract/api'
import { ErrorResponse, type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'
import { Offline } from '../../api/call-error.ts'
import { call, connectSession } from '../../api/client.ts'
import { toast } from '../../design/toast.ts'
import { forget, orKept } from '../../offline/kept.ts'
import { KEPT_IDENTITY } from './identity.ts'
import { signOnByTicket } from './ticket.ts'

/** Of nobody: who signs in here, and the brand. */
const SETTINGS = 'bilancia.impostazioni'

/** Asks the server who signs users in, and makes the client's calls carry the token. Throws as `call` and `signOnByTicket` do. */
export async function openSession(): Promise<UserManager> {
  const { issuer, clientId, resource } = await orKept(localStorage, SETTINGS, () => call(routes.settings))
  const { origin } = window.location
  const manager = new UserManager({
    authority: issuer,
    client_id: clientId,
    redirect_uri: `${origin}/callback`,
    post_logout_redirect_uri: `${origin}/`,
    resource,
    scope: 'openid profile offline_access',
    userStore: new WebStorageStateStore({ store: window.sessionStorage }),
    automaticSilentRenew: true,
  })
  await signOnByTicket(manager)
  let user = await manager.getUser()
  manager.events.addUserLoaded((loaded) => {
    user = loaded
  })
  manager.events.addUserUnloaded(() => {
    user = null
    forget(sessionStorage, KEPT_IDENTITY)
  })
  connectSession({
    token: () => user?.access_token ?? null,
    renew: onceAtATime(() => renew(manager)),
    expired: () => {
      toast.error(errors.NON_AUTENTICATO.testo)
      void manager.removeUser()
    },
  })
  return manager
}

/** A refresh token is good for one renewal: calls refused together share it. */
function onceAtATime<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
}

/** The new token; null where the provider refuses. A provider that cannot be reached ends no session. */
async function renew(manager: UserManager): Promise<string | null> {
  const user: User | null = await manager.getUser()
  if (!user?.refresh_token) return null
  try {
    return (await manager.signinSilent())?.access_token ?? null
  } catch (cause) {
    if (cause instanceof ErrorResponse) return null
    throw new Offline(cause)
  }
}
