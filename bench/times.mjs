// Loaded into a server before it starts (`--import`). Sends the bench the milliseconds of each call of the API, from its head to the end of its answer.
import { subscribe } from 'node:diagnostics_channel'

const begun = new WeakMap()
subscribe('http.server.request.start', ({ request }) => begun.set(request, performance.now()))
subscribe('http.server.response.finish', ({ request }) => {
  if (request.url.startsWith('/api/')) process.send?.(performance.now() - begun.get(request))
})
// The channel must not keep a server alive that has stopped.
process.channel?.unref()
