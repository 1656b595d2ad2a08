/** The day and the text of a reminder, new or corrected. */
import { REMINDER_MAX, type Reminder } from '@bilancia/contract/api'
import { TextField } from '@mui/material'
import { BoundedText, isFitting } from '../../design/fields/BoundedText.tsx'

export type TypedReminder = Pick<Reminder, 'il' | 'testo'>

export const isReminder = ({ il, testo }: TypedReminder): boolean => il !== '' && isFitting(REMINDER_MAX, testo)

type Props = TypedReminder & { readonly onDay: (il: string) => void; readonly onText: (testo: string) => void }

export function ReminderFields({ il, testo, onDay, onText }: Props) {
  return (
    <>
      <TextField type="date" label="Giorno" value={il} onChange={({ target }) => onDay(target.value)} />
      <BoundedText label="Che cosa rivedere" max={REMINDER_MAX} value={testo} onChange={onText} sx={{ flex: '1 1 240px', maxWidth: 440 }} />
    </>
  )
}
