/** Reads the standard input as one state. */
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { MARK, utf8Of } from './blocks.ts'
import { notUtf8 } from './state-line.ts'

/** There is no state. The message is one Italian sentence. */
export class StatoErrato extends Error {}

/** Throws `StatoErrato`. */
export async function singleState(stdin: Readable): Promise<object> {
  const text = utf8Of(await buffer(stdin))
  if (typeof text !== 'string') throw new StatoErrato(`Lo stato sullo standard input ${text.why === 'encoding' ? notUtf8(text.at) : 'è troppo lungo.'}`)
  const state = parsed(text.startsWith(MARK) ? text.slice(1) : text)
  if (typeof state !== 'object' || state === null || Array.isArray(state))
    throw new StatoErrato('Lo stato sullo standard input deve essere un oggetto JSON, tra parentesi graffe.')
  return state
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new StatoErrato('Lo stato sullo standard input non è JSON valido: controllare virgolette, virgole e parentesi. Ne serve uno solo.')
  }
}
