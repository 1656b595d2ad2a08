import { Button } from '@mui/material'
import { Note } from './Note.tsx'
import { Section } from './Section.tsx'

type Props = {
  /** The title of the section whose data are missing. Without it the sentence stands alone. */
  readonly title?: string
  readonly children: string
  readonly onRetry: () => unknown
}

/** Shown in place of data that did not arrive: a sentence about them and a retry button. An empty place would mean that there are no data. */
export function NotArrived({ title, children, onRetry }: Props) {
  const told = (
    <Note>
      {children} <Button onClick={() => void onRetry()}>Riprova</Button>
    </Note>
  )
  return title ? <Section title={title}>{told}</Section> : told
}
