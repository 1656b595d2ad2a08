/** Reports an error of the page to the server, except refused or cancelled calls. It never throws. */
import { routes } from '@bilancia/contract/api'
import { CallError, Offline } from './call-error.ts'
import { call } from './client.ts'

export function reportError(error: Error) {
  if (error instanceof CallError || error instanceof Offline || error.name === 'AbortError') return
  const { message, stack } = error
  const body = { message: message.slice(0, 2000), url: window.location.href.slice(0, 2000), ...(stack && { stack: stack.slice(0, 20_000) }) }
  call(routes.clientError, { body }).catch(() => {})
}
