/** Asks before leaving a record with unsaved edits, through links of the page or by closing the tab. */
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx'
import { askAtUnload } from '../../../design/unload.ts'
import { interceptLinks } from '../../shell/intercept-links.ts'

/** `leave('/agency')` goes there, and asks first if edits would be lost. `onLeave` is called after a yes. Render `dialog`. */
export function useLeaveGuard(unsaved: boolean, onLeave: () => void) {
  const navigate = useNavigate()
  const [target, setTarget] = useState<string | null>(null)

  useEffect(() => {
    if (!unsaved) return
    const free = interceptLinks(() => true, setTarget)
    const end = askAtUnload(() => true)
    return () => {
      free()
      end()
    }
  }, [unsaved])

  const dialog = (
    <ConfirmDialog
      open={target !== null}
      title="Modifiche non salvate"
      confirm="Esci"
      danger
      onConfirm={() => {
        onLeave()
        if (target !== null) void navigate(target)
      }}
      onClose={() => setTarget(null)}
    >
      Le modifiche non salvate andranno perse. Uscire?
    </ConfirmDialog>
  )
  return { leave: (to: string) => (unsaved ? setTarget(to) : void navigate(to)), dialog }
}
