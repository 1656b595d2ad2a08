/** The launch of the external start-up tool. */
import { routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import { toast } from '../../design/toast.ts'

/**
 * Call it in the click: the tab is opened at once, because later the browser would block it, and gets its address when the
 * server has it. Says what is wrong and closes the tab where there is none.
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
