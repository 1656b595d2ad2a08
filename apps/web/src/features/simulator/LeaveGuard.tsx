/**
 * Asks before leaving a simulator with unsaved edits. As a rule no typed value is lost, because the draft stays on this computer. That is why only
 * links ask then; whatever leaves the page asks if no draft is kept.
 */
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { later } from '../../design/later.tsx'
import { interceptLinks } from '../shell/intercept-links.ts'
import { useSimulationStore } from './store.ts'

const LeaveDialog = later(async () => (await import('./LeaveDialog.tsx')).LeaveDialog)

/** `leave('/')` goes there, and asks first if there are unsaved edits; without `archive` only if they would be lost. Render `dialog`. */
export function useLeaveGuard(archive = true) {
  const { store, document: opened, loses } = useSimulationStore()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<{ readonly go: () => void } | null>(null)
  // A document is saved on the server by itself.
  const asks = useCallback(() => loses() || (archive && opened === null && store.getState().dirty), [archive, loses, opened, store])
  const askFor = useCallback((to: string) => setAsked({ go: () => void navigate(to) }), [navigate])
  const leave = useCallback((to: string) => (asks() ? askFor(to) : navigate(to)), [askFor, asks, navigate])

  useEffect(() => interceptLinks(asks, askFor), [askFor, asks])
  useEffect(() => {
    const guard = import('../../design/leaving.ts').then(
      ({ guardLeaving }) => guardLeaving(loses, (go) => setAsked({ go })),
      // Without its script, back does not ask.
      () => () => {},
    )
    return () => void guard.then((end) => end())
  }, [loses])

  const dialog = asked && (
    <Suspense fallback={null}>
      <LeaveDialog lost={loses()} onConfirm={asked.go} onClose={() => setAsked(null)} />
    </Suspense>
  )
  return { leave, dialog }
}
