/** States as JSON Lines in, results as JSON Lines out, in the same order. */
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { lines } from './lines.ts'
import type { CommandLineSimulator } from './simulators.ts'

/** Why a line could not be calculated, in a sentence for whoever prepared the file. */
class RigaErrata extends Error {}

/** Writes one result a line; gives back whether every line was calculated. */
export async function calcola({ calcola }: CommandLineSimulator, input: Readable, output: Writable): Promise<boolean> {
  let riga = 0
  let complete = true
  for await (const batch of lines(input)) {
    const answers = batch.map((line) => {
      riga++
      const answer = answered(line, riga, calcola)
      complete &&= answer.calculated
      return answer.text
    })
    if (!output.write(`${answers.join('\n')}\n`)) await once(output, 'drain')
  }
  return complete
}

function answered(line: string | null, riga: number, calcola: CommandLineSimulator['calcola']): { readonly text: string; readonly calculated: boolean } {
  try {
    const result = calcola(stateOf(line))
    // Without a known year the messages stand alone: an answer, but nothing was calculated.
    return { text: JSON.stringify(result), calculated: Object.keys(result).length > 1 }
  } catch (error) {
    return { text: JSON.stringify({ riga, errore: error instanceof Error ? error.message : String(error) }), calculated: false }
  }
}

function stateOf(line: string | null): object {
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
