/** The session for every component below its provider. */
import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Session } from './session.ts'
import type { Signed } from './signed.ts'

export const SessionContext = createContext<Session | null>(null)

/** What can be done with it. Throws outside its provider. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside SessionProvider')
  return session
}

/** Who is signed in; null is nobody. */
export const useSigned = (): Signed | null => useStore(useSession().who, ({ user }) => user)

export const useRefused = (): string | null => useStore(useSession().who, ({ refused }) => refused)
