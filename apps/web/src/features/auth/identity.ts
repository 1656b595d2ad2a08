/** The signed-in user, for every page inside `SignedIn`. */
import type { Identity } from '@bilancia/contract/api'
import { createContext, useContext } from 'react'

export const IdentityContext = createContext<Identity | null>(null)

/** Key of the identity in sessionStorage; the user id is appended. */
export const KEPT_IDENTITY = 'bilancia.identita'

/** The signed-in user. Throws outside a `SignedIn` route. */
export function useIdentity(): Identity {
  const identity = useContext(IdentityContext)
  if (!identity) throw new Error('useIdentity outside SignedIn')
  return identity
}
