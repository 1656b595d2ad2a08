/** An answer that comes while it is found: one JSON value a line. */
import { PassThrough } from 'node:stream'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { problemOf, refusalOf } from './error-handler.ts'

export const JSON_LINES = 'application/x-ndjson'

/**
 * Sends each line as it comes, what `answer` resolves to as the last one. A failure before the first line is an answer like any other;
 * later, when the status has long been sent, it is the last line: `{ problema }`.
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
    // Nobody is there to be told.
    if (reply.raw.destroyed) return reply.hijack()
    if (!begun) throw error
    send({ problema: problemOf(refusalOf(error as FastifyError, request)) })
  }
  lines.end()
  return reply
}
