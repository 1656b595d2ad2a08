/** The session of the browser: who signs in and where the token comes from. Kept in sessionStorage, so that it ends with the tab. */
import { accessErrors, routes } from '@bilancia/contract/api'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { Offline } from '../../api/call-error.ts'
import { call, connectSession } from '../../api/client.ts'
import { toast } from '../../design/toast.ts'
import { forget, orKept } from '../../offline/kept.ts'
import { KEPT_IDENTITY } from './identity.ts'
import type { Provider } from './provider.ts'
import { answered, keyOf, type Signed, signedIn } from './signed.ts'
import { signOnByTicket } from './ticket.ts'

/** Of nobody: who signs in here, and the brand. */
const SETTINGS = 'bilancia.impostazioni'
/** So long before a token ends the library comes, which renews it. */
const AHEAD_S = 120
/** What a timer can count. */
const LONGEST_MS = 2 ** 31 - 1

export type Session = {
  readonly who: StoreApi<{
    readonly user: Signed | null
    /** Why the sign-in that the provider answered did not work. */
    readonly refused: string | null
  }>
  /** Starts loading what a sign-in needs. */
  readonly soon: () => void
  readonly signIn: (state: unknown) => Promise<void>
  readonly signOut: () => Promise<void>
  /** Ends the session in this tab. */
  readonly remove: () => Promise<void>
}

/** Asks the server who signs users in, and makes the client's calls carry the token. Throws as `call` and `signOnByTicket` do. */
export async function openSession(): Promise<Session> {
  const settings = await orKept(localStorage, SETTINGS, () => call(routes.settings))
  const key = keyOf(settings)
  const who: Session['who'] = createStore(() => ({ user: signedIn(sessionStorage, key), refused: null }))
  /** On the way to the provider the page stays as it is: to leave it for the sign-in page would come between. */
  let leaving = false
  const changed = (user: Signed | null) => {
    if (!leaving) who.setState({ user, refused: null })
    if (!user) forget(sessionStorage, KEPT_IDENTITY)
  }
  let coming: Promise<Provider> | undefined
  /** A script that did not come is asked for again. */
  const provider = () => {
    coming ??= import('./provider.ts').then(({ providerOf }) => providerOf(settings, changed))
    return coming.catch((cause: unknown) => {
      coming = undefined
      throw cause
    })
  }
  const remove = async () => {
    if (coming) await (await coming).remove()
    sessionStorage.removeItem(key)
    changed(null)
  }

  await signOnByTicket(provider, remove)
  if (answered(window.location)) {
    try {
      await (await provider()).answer()
    } catch (cause) {
      const { refusalOf } = await import('./provider.ts')
      who.setState({ refused: refusalOf(cause) ?? 'Accesso non riuscito: riprovare' })
    }
    window.history.replaceState({}, '', '/callback')
  }
  renewInTime(who.getState().user, provider)
  connectSession({
    token: () => who.getState().user?.access_token ?? null,
    renew: onceAtATime(async () => {
      const { renew } = await provider().catch((cause: unknown) => {
        throw new Offline(cause)
      })
      return renew()
    }),
    expired: () => {
      toast.error(accessErrors.NON_AUTENTICATO.testo)
      void remove()
    },
  })
  return {
    who,
    soon: () => void provider().catch(() => {}),
    signIn: async (state) => (await provider()).signIn(state),
    signOut: async () => {
      const { signOut } = await provider()
      leaving = true
      try {
        await signOut()
      } catch (cause) {
        leaving = false
        throw cause
      }
    },
    remove,
  }
}

function renewInTime(user: Signed | null, provider: () => Promise<Provider>) {
  if (!user || user.expires_at === null) return
  const wait = (user.expires_at - AHEAD_S) * 1000 - Date.now()
  setTimeout(() => void provider().catch(() => {}), Math.min(Math.max(0, wait), LONGEST_MS))
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
