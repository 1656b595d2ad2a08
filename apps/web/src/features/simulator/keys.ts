/** Enter goes to the next field, as on a calculator; Ctrl with an arrow to the first field of the next section or the one before. */
import type { KeyboardEvent } from 'react'

const FIELDS = '[data-field]:not(:disabled)'

/**
 * The key handler of the element around the form. It ignores Enter on buttons, on links, in open lists and in a dialog of its own, and all other keys
 * with Ctrl.
 */
export function onFormKey(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (event.defaultPrevented || altKey || !(target instanceof HTMLElement) || !target.matches(FIELDS) || !currentTarget.contains(target)) return
  const fields = () => [...currentTarget.querySelectorAll<HTMLElement>(FIELDS)]
  if (ctrlKey || metaKey) {
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return
    event.preventDefault()
    sectionFrom(fields(), target, key === 'ArrowDown' ? 1 : -1)?.focus()
    return
  }
  if (key !== 'Enter') return
  const before = fields()
  const step = shiftKey ? -1 : 1
  const at = before.indexOf(target)
  const next = before[at + step]
  event.preventDefault()
  if (!next) {
    // Leaves the last field, so that its effects apply, and focuses it again.
    target.blur()
    target.focus()
    return
  }
  next.focus()
  // Leaving a field may close the next one: the focus goes on to the one after it.
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return
    const open = new Set(fields())
    const ahead = step > 0 ? before.slice(at + 1) : before.slice(0, at).reverse()
    ;(ahead.find((field) => open.has(field)) ?? target).focus()
  })
}

const sectionOf = (field: HTMLElement) => field.closest('section')

/** The first field of the next section, or of the one before; undefined at the end. */
function sectionFrom(fields: readonly HTMLElement[], target: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const own = sectionOf(target)
  const at = fields.indexOf(target)
  const other = (step > 0 ? fields.slice(at) : fields.slice(0, at).reverse()).find((field) => sectionOf(field) !== own)
  return other && fields.find((field) => sectionOf(field) === sectionOf(other))
}
