/** Parses a line as a state. */
import type { Unreadable } from './blocks.ts'

/** A parsed line: its state, or the reason why it has none. */
export type Given = { readonly riga: number; readonly state: object } | { readonly riga: number; readonly errore: string }

/** The error of a line, with a sentence for the person who prepared the file. */
class RigaErrata extends Error {}

/** Throws `RigaErrata`. */
export function stateOf(line: string | Unreadable): object {
  if (typeof line !== 'string')
    throw new RigaErrata(
      line.why === 'length'
        ? 'La riga supera un milione di caratteri: non è lo stato di una simulazione. Controllare che ogni stato stia su una riga sola.'
        : `La riga ${notUtf8(line.at)}`,
    )
  if (line.trim() === '') throw new RigaErrata('La riga è vuota: serve un oggetto JSON con i campi dello stato.')
  const value = parsed(line)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new RigaErrata(`La riga contiene ${described(value)}: serve un oggetto JSON con i campi dello stato, tra parentesi graffe.`)
}

/** What is wrong with a text in another encoding, from this character on. */
export const notUtf8 = (at: number): string =>
  `non è in UTF-8, dal carattere ${at}: una lettera accentata si leggerebbe sbagliata. Salvare il file in UTF-8 (altri programmi lo scrivono in Windows-1252 o UTF-16) e riprovare.`

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1]
    throw new RigaErrata(
      `La riga non è JSON valido${position ? `, dal carattere ${Number(position) + 1}` : ''}: controllare virgolette, virgole e parentesi. I numeri si scrivono con il punto decimale, senza separatore delle migliaia.`,
    )
  }
}

function described(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'un elenco'
  return { string: 'un testo', number: 'un numero', boolean: 'un sì/no' }[typeof value as 'string' | 'number' | 'boolean']
}
