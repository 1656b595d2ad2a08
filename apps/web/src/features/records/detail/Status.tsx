/** The state of a record beside its name, and other facts to see at once: `<Status facts={[{ text: 'Licenze 3 di 3', alarm: true }]} />` */
import { Chip } from '@mui/material'

export type Fact = { readonly text: string; readonly alarm?: boolean }

export const Status = ({ facts }: { readonly facts: readonly (Fact | false | null)[] }) =>
  facts
    .filter((fact) => fact !== false && fact !== null)
    .map(({ text, alarm = false }) => <Chip key={text} size="small" variant="outlined" color={alarm ? 'error' : 'default'} label={text} />)
