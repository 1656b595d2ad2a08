/** The launch of the external start-up tool. */
import { routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import { toast } from '../../design/toast.ts'

/**
 * Call it in the click handler. It opens the tab at once, because the browser would block it later, and sets its address
 * when the server answers. On failure it shows the reason and closes the tab.
 */
export async function openExternal(name: string): Promise<void> {
  const tab = window.open('', '_blank')
  if (!tab) return toast.error(`Il browser ha bloccato la scheda di ${name}: consentire le finestre di questo sito e riprovare`)
  tab.opener = null
  tab.document.title = name
  tab.document.body.textContent = `${name}: apertura in corso…`
  try {
    const { url } = await call(routes.easyStart)
    if (!tab.closed) tab.location.replace(url)
  } catch (cause) {
    tab.close()
    toast.error(cause instanceof Error ? cause.message : String(cause))
  }
}
