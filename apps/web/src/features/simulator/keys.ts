/** Enter goes to the next field, as on a calculator. */
import type { KeyboardEvent } from 'react'

const FIELDS = '[data-field]:not(:disabled)'

/** For the element around the form. Leaves Enter to buttons and links, and anything with Ctrl to others. */
export function onEnterNextField(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement) || !target.matches(FIELDS)) return
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(FIELDS)]
  const next = fields[fields.indexOf(target) + (shiftKey ? -1 : 1)]
  event.preventDefault()
  if (next) next.focus()
  else target.blur()
}
