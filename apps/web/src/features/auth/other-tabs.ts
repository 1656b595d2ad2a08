/** The tabs of a browser sign out together, so that nothing of the user stays on screen. A separate file, loaded after the page. */
import { toast } from '../../design/toast.ts'

type Tab = {
  /** Who has just signed out in this tab. */
  readonly left: string | null
  readonly user: () => string | undefined
  readonly remove: () => Promise<void>
}

/** Tells the other tabs that the user has signed out here, and ends the session here when another tab says so. Returns how to tell them later. */
export function leaveTogether({ left, user, remove }: Tab): (user: string) => void {
  const others = new BroadcastChannel('bilancia.uscita')
  const tell = (who: string) => others.postMessage(who)
  if (left) tell(left)
  others.onmessage = ({ data }) => {
    if (data !== user()) return
    toast.warning("La sessione è stata chiusa in un'altra scheda")
    void remove()
  }
  return tell
}
