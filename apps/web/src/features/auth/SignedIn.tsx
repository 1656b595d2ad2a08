/** Lets through those who have signed in and whom the server knows; sends the others to /login, which brings them back here. */
import { routes } from '@bilancia/contract/api'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAuth } from 'react-oidc-context'
import { Navigate, useLocation } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/client.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { toast } from '../../design/toast.ts'
import { WaitOverlay } from '../../design/WaitOverlay.tsx'
import { orKept } from '../../offline/kept.ts'
import { Cover } from './Cover.tsx'
import { IdentityContext, KEPT_IDENTITY } from './identity.ts'
import { returnTo } from './return-to.ts'

export function SignedIn({ children }: { readonly children: ReactNode }) {
  const { isLoading, isAuthenticated } = useAuth()
  const { pathname, search, hash, state } = useLocation()
  if (isLoading) return <WaitOverlay open />
  if (!isAuthenticated) return <Navigate to="/login" replace state={{ returnTo: pathname === '/callback' ? returnTo(state) : pathname + search + hash }} />
  return <Known>{children}</Known>
}

function Known({ children }: { readonly children: ReactNode }) {
  const { user, removeUser } = useAuth()
  const {
    data: identity,
    error,
    refetch,
  } = useQuery({
    queryKey: ['identity', user?.profile.sub],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      try {
        // Kept as long as the session is, and in the same place: the page opens without a network where somebody is signed in.
        return await orKept(sessionStorage, `${KEPT_IDENTITY}.${user?.profile.sub}`, () => call(routes.identity, undefined, { signal }))
      } catch (cause) {
        // Who signed in but may not enter is told why and signed out; 401 has already done both.
        if (cause instanceof CallError && cause.status === 403) {
          toast.error(cause.message)
          await removeUser()
        }
        throw cause
      }
    },
  })
  if (identity) return <IdentityContext value={identity}>{children}</IdentityContext>
  if (!error) return <WaitOverlay open />
  return (
    <Cover title="Accesso">
      <EmptyState title="Non è stato possibile entrare" action={<Button onClick={() => refetch()}>Riprova</Button>}>
        {error.message}
      </EmptyState>
    </Cover>
  )
}
