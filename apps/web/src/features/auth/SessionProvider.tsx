/**
 * Opens the session before rendering anything else. If the server is unreachable or refuses a ticket, it says so and offers
 * the next step.
 */
import { Alert, Button, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useBrand } from '../../design/brand.tsx'
import { EmptyState } from '../../design/EmptyState.tsx'
import { WaitOverlay } from '../../design/WaitOverlay.tsx'
import { Cover } from './Cover.tsx'
import { openSession } from './session.ts'
import { SignOnRefused } from './ticket.ts'
import { SessionContext } from './use-session.ts'

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient()
  const { name } = useBrand()
  const { data: session, error, refetch, isFetching } = useQuery({ queryKey: ['session'], queryFn: openSession, staleTime: Infinity, gcTime: Infinity })

  // At sign-out, removes the data of the user from the cache.
  useEffect(
    () =>
      session?.signInState.subscribe(({ user }, before) => {
        if (before.user && !user) queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
      }),
    [session, queries],
  )

  if (session) return <SessionContext value={session}>{children}</SessionContext>
  if (error instanceof SignOnRefused) return <Refused text={error.message} />
  if (error && !isFetching)
    return (
      <Cover>
        <EmptyState title={`${name} non risponde`} action={<Button onClick={() => refetch()}>Riprova</Button>}>
          {error.message}
        </EmptyState>
      </Cover>
    )
  return <WaitOverlay open />
}

/** A refused ticket: after reading why, the user starts again. */
const Refused = ({ text }: { readonly text: string }) => (
  <Cover title="Accesso">
    <Alert severity="error" sx={{ mb: 2 }}>
      {text}
    </Alert>
    <Typography sx={{ mb: 3 }}>L'accesso dal sito da cui si arriva non è riuscito: tornare là e riprovare, oppure accedere da qui.</Typography>
    <Button variant="contained" fullWidth autoFocus onClick={() => window.location.replace('/login')}>
      OK
    </Button>
  </Cover>
)
