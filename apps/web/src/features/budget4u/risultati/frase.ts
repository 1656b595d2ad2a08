/** The comparison in a sentence. */
import { format } from '@bilancia/contract'
import type { Confronto } from './forfetario.ts'

/**
 * The difference between the flat-rate regime and the ordinary one. Revenue above the limit excludes the flat-rate regime
 * (L. 190/2014, art. 1, c. 54).
 */
export function frase({ differenza, messaggi }: Pick<Confronto, 'differenza' | 'messaggi'>): string {
  const opening = messaggi.some(({ id }) => id === 'RICAVI_OLTRE_SOGLIA') ? 'Se fosse ammesso, con il forfetario' : 'Con il forfetario'
  if (differenza === 0) return `${opening} resterebbe lo stesso.`
  return `${opening} resterebbero ${format.money(Math.abs(differenza))} in ${differenza > 0 ? 'più' : 'meno'}.`
}

/** Why there is nothing to compare. */
export const perche = {
  collaboratori: 'Con più di un collaboratore il forfetario non si calcola.',
  settore: 'Per il confronto serve il gruppo di settore.',
} as const
