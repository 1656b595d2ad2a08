/** The comparison in a sentence. */
import { format } from '@bilancia/contract'

/** `differenza`: what the flat-rate regime leaves beyond the ordinary one, in euro. */
export function frase(differenza: number): string {
  if (differenza === 0) return 'Con il forfetario resterebbe lo stesso.'
  return `Con il forfetario resterebbero ${format.money(Math.abs(differenza))} in ${differenza > 0 ? 'più' : 'meno'}.`
}
