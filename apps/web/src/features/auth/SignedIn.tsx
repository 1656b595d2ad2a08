/** Renders its children for signed-in users that the server knows. Others go to /login, which brings them back here. */
import { routes } from '@bilancia/contract/api'
import { Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { CallError } from '../../api/call-error.ts'
import { call } from '../../api/client.ts'
import { EmptyState } from '../../design/EmptyState.tsx'
import { toast } from '../../design/toast.ts'
import { WaitOverlay } from '../../design/WaitOverlay.tsx'
import { orKept } from '../../offline/kept.ts'
import { Cover } from './Cover.tsx'
import { IdentityContext, KEPT_IDENTITY } from './identity.ts'
import { returnTo } from './landing.ts'
import { useSession, useSigned } from './use-session.ts'

export function SignedIn({ children }: { readonly children: ReactNode }) {
  const user = useSigned()
  const { pathname, search, hash, state } = useLocation()
  if (!user) return <Navigate to="/login" replace state={{ returnTo: pathname === '/callback' ? returnTo(state) : pathname + search + hash }} />
  return <Known sub={user.sub}>{children}</Known>
}

function Known({ sub, children }: { readonly sub: string; readonly children: ReactNode }) {
  const { remove } = useSession()
  const {
    data: identity,
    error,
    refetch,
  } = useQuery({
    queryKey: ['identity', sub],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      try {
        // Kept in sessionStorage, like the session, so that the page of a signed-in user opens without a network.
        return await orKept(sessionStorage, `${KEPT_IDENTITY}.${sub}`, () => call(routes.identity, undefined, { signal }))
      } catch (cause) {
        // A signed-in user without access gets the reason and is signed out. A 401 has already done both.
        if (cause instanceof CallError && cause.status === 403) {
          toast.error(cause.message)
          await remove()
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
