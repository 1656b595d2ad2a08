/** A streamed answer: one JSON value on each line. */
import { PassThrough } from 'node:stream'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf, refusalOf } from './error-handler.ts'

export const JSON_LINES = 'application/x-ndjson'

/**
 * Sends each line when it is ready. The last line is the value of `answer`. A failure before the first line is answered as usual. A later
 * failure, after the status was sent, becomes the last line: `{ problema }`.
 */
export async function jsonLines(answer: (send: (line: unknown) => void) => unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const lines = new PassThrough()
  let begun = false
  const send = (line: unknown) => {
    if (!begun) reply.type(JSON_LINES).send(lines)
    begun = true
    lines.write(`${JSON.stringify(line)}\n`)
  }
  try {
    send(await answer(send))
  } catch (error) {
    // The caller is gone.
    if (reply.raw.destroyed) return reply.hijack()
    if (!begun) throw error
    send({ problema: problemOf(refusalOf(error as FastifyError, request)) })
  }
  lines.end()
  return reply
}
