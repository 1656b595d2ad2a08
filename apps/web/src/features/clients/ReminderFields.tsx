/** The day and the text of a reminder, new or corrected. */
import { isNearDay, REMINDER_MAX, type Reminder } from '@bilancia/contract/api'
import { BoundedText, isFitting } from '../../design/fields/BoundedText.tsx'
import { NearDay } from '../../design/fields/NearDay.tsx'

export type TypedReminder = Pick<Reminder, 'il' | 'testo'>

export const isReminder = ({ il, testo }: TypedReminder): boolean => isNearDay(il) && isFitting(REMINDER_MAX, testo)

type Props = TypedReminder & { readonly onDay: (il: string) => void; readonly onText: (testo: string) => void }

export function ReminderFields({ il, testo, onDay, onText }: Props) {
  return (
    <>
      <NearDay label="Giorno" value={il} onChange={onDay} />
      <BoundedText label="Che cosa rivedere" max={REMINDER_MAX} value={testo} onChange={onText} sx={{ flex: '1 1 240px', maxWidth: 440 }} />
    </>
  )
}
