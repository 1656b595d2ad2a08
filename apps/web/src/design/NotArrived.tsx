import { Button } from '@mui/material'
import { Note } from './Note.tsx'

/** In place of data that did not arrive: what is missing, as a sentence, and a retry. An empty place would say that there are none. */
export function NotArrived({ children, onRetry }: { readonly children: string; readonly onRetry: () => unknown }) {
  return (
    <Note>
      {children} <Button onClick={() => void onRetry()}>Riprova</Button>
    </Note>
  )
}
