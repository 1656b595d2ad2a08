import { Alert, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { EmptyState } from '../../../design/EmptyState.tsx'
import { TYPED_MS, useSettled } from '../../../design/useSettled.ts'

type Props = {
  /** The query of the data. */
  readonly of: { readonly data?: unknown; readonly error: Error | null; readonly isPlaceholderData: boolean; readonly refetch: () => unknown }
  /** The sentence about data that did not arrive. Default: the reason alone. */
  readonly failed?: (reason: string) => string
  readonly children: ReactNode
}

/**
 * Data with what can be done with them. If they cannot be loaded again, the page says so above, with a retry button, and those that are there stay.
 * If others are asked for and late, it says that these are still the old ones.
 */
export function Arrived({ of: { data, error, isPlaceholderData, refetch }, failed = (reason) => reason, children }: Props) {
  // Not at once: most answers come before anybody reads it.
  const late = useSettled(isPlaceholderData, TYPED_MS) && isPlaceholderData
  return (
    <>
      {error && <EmptyState title={failed(error.message)} action={<Button onClick={() => void refetch()}>Riprova</Button>} />}
      {late && (
        <Alert severity="info" role="status" sx={{ mb: 1 }}>
          L'elenco si sta leggendo: le righe qui sotto sono ancora quelle di prima.
        </Alert>
      )}
      {(data !== undefined || !error) && children}
    </>
  )
}
