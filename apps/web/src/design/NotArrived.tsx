import { Button } from '@mui/material'
import { Note } from './Note.tsx'
import { Section } from './Section.tsx'

type Props = {
  /** Of the section whose data are missing. Without it the sentence stands alone. */
  readonly title?: string
  readonly children: string
  readonly onRetry: () => unknown
}

/** In place of data that did not arrive: what is missing, as a sentence, and a retry. An empty place would say that there are none. */
export function NotArrived({ title, children, onRetry }: Props) {
  const told = (
    <Note>
      {children} <Button onClick={() => void onRetry()}>Riprova</Button>
    </Note>
  )
  return title ? <Section title={title}>{told}</Section> : told
}
