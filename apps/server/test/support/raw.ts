/** Sends requests exactly as written, because a client would normalise path, headers and body. */
import { request } from 'node:http'
import { connect } from 'node:net'
import { expect } from 'vitest'

type Answer = { readonly status: number; readonly type: string; readonly allow: string | undefined; readonly text: string }
export type Raw = {
  readonly send: (method: string, path: string, body?: string | Buffer, headers?: Readonly<Record<string, string>>) => Promise<Answer>
  /** Returns the first bytes of the answer. */
  readonly write: (text: string) => Promise<string>
}

/** To the server at `origin`, with the token. */
export function raw(origin: string, token: string, patienceMs = 5000): Raw {
  const port = Number(new URL(origin).port)
  return {
    send: (method, path, body, headers = {}) =>
      new Promise((resolve, reject) => {
        // Node adds no length to the body of a DELETE.
        const ofBody = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
        const sent = { authorization: `Bearer ${token}`, ...ofBody, ...headers }
        const call = request({ host: '127.0.0.1', port, method, path, headers: sent, timeout: patienceMs }, (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (part) => (text += part))
          const { allow, 'content-type': type = '' } = response.headers
          response.on('end', () => resolve({ status: response.statusCode ?? 0, type, allow, text }))
        })
        call.on('error', reject).on('timeout', () => call.destroy(new Error(`no answer in ${patienceMs} ms`)))
        call.end(body)
      }),
    write: (text) =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text))
        socket.setTimeout(5000, () => socket.destroy(new Error('no answer in five seconds')))
        socket.on('error', reject).once('data', (answer) => {
          resolve(answer.toString())
          socket.destroy()
        })
      }),
  }
}

/** The expected form of a refusal. */
export const problem = (status: number, code: string) => ({
  status,
  type: 'application/problem+json; charset=utf-8',
  text: expect.stringContaining(`"code":"${code}"`),
})
