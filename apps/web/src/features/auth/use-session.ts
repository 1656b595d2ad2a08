/** The session for every component below its provider. */
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Session } from './session.ts'
import type { Signed } from './signed.ts'

export const SessionContext = createContext<Session | null>(null)

/** The session. Throws outside its provider. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside SessionProvider')
  return session
}

/** The signed-in user; null for nobody. */
export const useSigned = (): Signed | null => useStore(useSession().signInState, ({ user }) => user)

export const useRefused = (): string | null => useStore(useSession().signInState, ({ refused }) => refused)
