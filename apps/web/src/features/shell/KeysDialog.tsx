/** Binds the shortcut keys of the page's actions, lists all keys under `?`, and opens the search under Ctrl+K. */
import { Suspense, useEffect } from 'react'
import { create } from 'zustand'
import { later } from '../../design/later.tsx'
import { type Press, pressed, useDeclared } from './page-actions.ts'

const useKeys = create<{ readonly open: boolean; readonly finding: boolean }>(() => ({ open: false, finding: false }))
const close = () => useKeys.setState({ open: false, finding: false })

/** Opens the list of keys. */
export const showKeys = () => useKeys.setState({ open: true })

const KeyList = later(async () => (await import('./KeyList.tsx')).KeyList)
const Palette = later(async () => (await import('../palette/Palette.tsx')).Palette)

export function KeysDialog() {
  const { open, finding } = useKeys()
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Suspense fallback={null}>
      {open && <KeyList onClose={close} />}
      {finding && <Palette onClose={close} />}
    </Suspense>
  )
}

type Key = Press & Pick<KeyboardEvent, 'target' | 'defaultPrevented' | 'preventDefault'>

export function onKey(event: Key) {
  if (event.defaultPrevented) return
  const behindDialog = document.querySelector('[role="dialog"][aria-modal="true"]') !== null
  if (event.key === '?' && !behindDialog && !isTyping(event.target)) return showKeys()
  if (pressed(event, 'Ctrl+K')) {
    event.preventDefault()
    if (!behindDialog) useKeys.setState({ finding: true })
    return
  }
  const action = useDeclared.getState().actions.find(({ keys }) => keys && pressed(event, keys))
  if (!action) return
  // In a text box of a dialog the browser undoes the typing.
  if (behindDialog && /^[yz]$/i.test(event.key) && isTyping(event.target)) return
  // Prevents the browser's own Ctrl+S, even while the page's action is disabled.
  event.preventDefault()
  if (!action.disabled && !behindDialog) action.onClick()
}

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
