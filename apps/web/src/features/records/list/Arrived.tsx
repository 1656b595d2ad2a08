import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../design/EmptyState.tsx'

type Props = {
  /** The query of the data. */
  readonly of: { readonly data?: unknown; readonly error: Error | null; readonly refetch: () => unknown }
  /** The sentence about data that did not arrive. Default: the reason alone. */
  readonly told?: (reason: string) => string
  readonly children: ReactNode
}

/** Data with what can be done with them. If they cannot be loaded again, the page says so above, with a retry button, and those that are there stay. */
export function Arrived({ of: { data, error, refetch }, told = (reason) => reason, children }: Props) {
  return (
    <>
      {error && <EmptyState title={told(error.message)} action={<Button onClick={() => void refetch()}>Riprova</Button>} />}
      {(data !== undefined || !error) && children}
    </>
  )
}
