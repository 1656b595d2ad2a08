/**
 * The browser session: the signed-in user and the source of the token. It is kept in sessionStorage, so that it ends with the tab. A tab
 * that opens without a session goes to the provider, which recognises the browser by its cookie or shows its sign-in page.
 */
import { accessErrors, routes } from '@bilancia/contract/api'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { Offline } from '../../api/call-error.ts'
import { call, connectSession } from '../../api/client.ts'
import { toast } from '../../design/toast.ts'
import { forget, orKept } from '../../offline/kept.ts'
import { KEPT_IDENTITY } from './identity.ts'
import type { Provider } from './provider.ts'
import { answered, keyOf, loginHidden, type Signed, signedIn } from './signed.ts'
import { signOnByTicket } from './ticket.ts'

/** Key of the cached settings (provider and brand), which contain no personal data. */
const SETTINGS = 'bilancia.impostazioni'
/** Marks a tab on its way to sign out, with its user: it comes back to /login, while any other page without a session goes to the provider. */
const LEFT = 'bilancia.uscito'
/** Seconds before a token expires at which the library is loaded to renew it. */
const AHEAD_S = 120
/** The longest delay that a timer supports. */
const LONGEST_MS = 2 ** 31 - 1

export type Session = {
  readonly signInState: StoreApi<{
    readonly user: Signed | null
    /** Why the provider's answer did not lead to a sign-in. */
    readonly refused: string | null
  }>
  /** Starts to load the code that a sign-in needs. */
  readonly soon: () => void
  readonly signIn: (state: unknown) => Promise<void>
  readonly signOut: () => Promise<void>
  /** Ends the session in all tabs of this browser, but not at the provider. */
  readonly leave: () => Promise<void>
  /** Ends the session in this tab. */
  readonly remove: () => Promise<void>
}

/** Asks the server for the identity provider, and makes the client's calls send the token. Throws like `call` and `signOnByTicket`. */
export async function openSession(): Promise<Session> {
  const settings = await orKept(localStorage, SETTINGS, () => call(routes.settings))
  const key = keyOf(settings)
  const signInState: Session['signInState'] = createStore(() => ({ user: signedIn(sessionStorage, key), refused: null }))
  /** Set on the way to the provider: the page must not switch to the sign-in page meanwhile. */
  let leaving = false
  const changed = (user: Signed | null) => {
    if (!leaving) signInState.setState({ user, refused: null })
    if (!user) forget(sessionStorage, KEPT_IDENTITY)
  }
  let coming: Promise<Provider> | undefined
  /** A script that failed to load is requested again. */
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
  const { pathname, search, hash } = window.location
  if (answered(window.location)) {
    try {
      await (await provider()).answer()
    } catch (cause) {
      const { refusalOf } = await import('./provider.ts')
      signInState.setState({ refused: refusalOf(cause) ?? 'Accesso non riuscito: riprovare' })
    }
    window.history.replaceState({}, '', '/callback')
  } else if (!signInState.getState().user && !waits(pathname)) {
    // If the provider cannot be asked, the page /login follows.
    await provider()
      .then(({ resume }) => resume({ returnTo: pathname + search + hash }))
      .catch(() => {})
  }
  const left = sessionStorage.getItem(LEFT)
  forget(sessionStorage, LEFT)
  const tabs = import('./other-tabs.ts')
    .then(({ leaveTogether }) => leaveTogether({ left, user: () => signInState.getState().user?.sub, remove }))
    .catch(() => undefined)
  renewInTime(signInState.getState().user, provider)
  connectSession({
    token: () => signInState.getState().user?.access_token ?? null,
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
    signInState,
    soon: () => void provider().catch(() => {}),
    signIn: async (state) => (await provider()).signIn(state),
    signOut: async () => {
      const { signOut } = await provider()
      leaving = true
      sessionStorage.setItem(LEFT, signInState.getState().user?.sub ?? '')
      try {
        await signOut()
      } catch (cause) {
        leaving = false
        forget(sessionStorage, LEFT)
        throw cause
      }
    },
    leave: async () => {
      const { user } = signInState.getState()
      await remove()
      const tell = await tabs
      if (user) tell?.(user.sub)
    },
    remove,
  }
}

/** Whether a page without a session shows /login and its button: it was asked for, or the user has just signed out. */
const waits = (pathname: string): boolean => pathname === '/login' || pathname === '/callback' || sessionStorage.getItem(LEFT) !== null || loginHidden()

function renewInTime(user: Signed | null, provider: () => Promise<Provider>) {
  if (!user || user.expires_at === null) return
  const wait = (user.expires_at - AHEAD_S) * 1000 - Date.now()
  setTimeout(() => void provider().catch(() => {}), Math.min(Math.max(0, wait), LONGEST_MS))
}

/** A refresh token is valid for one renewal, so calls refused at the same time share it. */
function onceAtATime<T>(run: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null
  return () => {
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
}
