/** The signed-in user, for every page inside `SignedIn`. */
import type { Identity } from '@bilancia/contract/api'
import { createContext, useContext } from 'react'

export const IdentityContext = createContext<Identity | null>(null)

/** Under which the identity is kept in the session of the browser, with the id of the user. */
export const KEPT_IDENTITY = 'bilancia.identita'

/** Who is at work. Throws outside `SignedIn`, where there is nobody. */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext)
  if (!identity) throw new Error('useIdentity outside SignedIn')
  return identity
}
