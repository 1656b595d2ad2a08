/** For a dialog that shows a refusal itself: the call goes on when the dialog is closed, and its refusal is then a message of the page. */
import { useEffect, useRef } from 'react'
import { toast } from './toast.ts'

/** For `onError` of the call: it says the refusal if the dialog is closed by then. */
export function useLateRefusal(): (error: Error) => void {
  const open = useRef(true)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])
  return ({ message }) => {
    if (!open.current) toast.error(message)
  }
}
