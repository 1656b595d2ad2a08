/** Tells the server about an error of the page. Never fails itself: whoever reports has trouble enough. */
import { routes } from '@bilancia/contract/api'
import { call } from './client.ts'

export function reportError({ message, stack }: Error) {
  const body = { message: message.slice(0, 2000), url: window.location.href.slice(0, 2000), ...(stack && { stack: stack.slice(0, 20_000) }) }
  call(routes.clientError, { body }).catch(() => {})
}
