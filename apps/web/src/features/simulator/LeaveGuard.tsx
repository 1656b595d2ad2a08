/**
 * Asks before leaving a simulator with unsaved edits. As a rule no typed value is lost, because the draft stays on this computer. That is why the back
 * button and closing the tab do not ask. Clicks on links of the page are intercepted.
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
  const [target, setTarget] = useState<string | null>(null)
  // A document is saved on the server by itself.
  const asks = useCallback(() => loses() || (archive && opened === null && store.getState().dirty), [archive, loses, opened, store])
  const leave = useCallback((to: string) => (asks() ? setTarget(to) : navigate(to)), [asks, navigate])

  useEffect(() => interceptLinks(asks, setTarget), [asks])

  const dialog = target !== null && (
    <Suspense fallback={null}>
      <LeaveDialog lost={loses()} onConfirm={() => navigate(target)} onClose={() => setTarget(null)} />
    </Suspense>
  )
  return { leave, dialog }
}
