/** Asks before leaving a record with unsaved edits, through links of the page or by closing the tab. */
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx'
import { guardLeaving } from '../../../design/leaving.ts'
import { askAtUnload } from '../../../design/unload.ts'
import { interceptLinks } from '../../shell/intercept-links.ts'

/**
 * `leave('/agency')` goes there, and asks first if edits would be lost. `onLeave` is called after a yes. With `loses` nothing keeps the edits:
 * then commands of the suite and the browser's back and forward ask too. Render `dialog`.
 */
export function useLeaveGuard(unsaved: boolean, onLeave: () => void, { loses = false } = {}) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ readonly go: () => void } | null>(null)
  const askFor = useCallback((to: string) => setAsked({ go: () => void navigate(to) }), [navigate])

  useEffect(() => {
    if (!unsaved) return
    const ends = [
      interceptLinks(() => true, askFor),
      guardLeaving(
        () => loses,
        (go) => setAsked({ go }),
      ),
      askAtUnload(() => true),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [unsaved, loses, askFor])

  const dialog = (
    <ConfirmDialog
      open={asked !== null}
      title="Modifiche non salvate"
      confirm="Esci"
      danger
      onConfirm={() => {
        onLeave()
        asked?.go()
      }}
      onClose={() => setAsked(null)}
    >
      Le modifiche non salvate andranno perse. Uscire?
    </ConfirmDialog>
  )
  return { leave: (to: string) => (unsaved ? askFor(to) : void navigate(to)), dialog }
}
