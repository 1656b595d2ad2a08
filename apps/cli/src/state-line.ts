/** Parses a line as a state. */

/** The error of a line, with a sentence for the person who prepared the file. */
class RigaErrata extends Error {}

/** Throws `RigaErrata`. Null means a line that is too long. */
export function stateOf(line: string | null): object {
  if (line === null)
    throw new RigaErrata('La riga supera un milione di caratteri: non è lo stato di una simulazione. Controllare che ogni stato stia su una riga sola.')
  if (line.trim() === '') throw new RigaErrata('La riga è vuota: serve un oggetto JSON con i campi dello stato.')
  const value = parsed(line)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new RigaErrata(`La riga contiene ${described(value)}: serve un oggetto JSON con i campi dello stato, tra parentesi graffe.`)
}

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
