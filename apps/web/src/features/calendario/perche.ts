/** Why there is no calendar, in a sentence that says what to do. */
import { inFull, type Message } from '@bilancia/contract'
import type { Nome } from './state.ts'

const MANCA = 'CALENDARIO_NON_CALCOLABILE'
const frasi: Readonly<Record<Nome, string>> = {
  IFORFETTARI:
    'Il calendario si calcola quando il regime scelto, e quello dell’anno prima, hanno un risultato: servono il gruppo di settore, e ricavi che il forfettario ammette.',
  CONVSRL: 'Il calendario si calcola quando questo scenario ha un risultato: completare società e soci nella scheda «Inserimento Dati».',
  BUDGET4U: 'Il calendario si calcola quando Budget4u ha un risultato: completare l’attività e il conto economico.',
  FORME: 'Questa forma non ha importi: completare il profilo nella scheda «Dati», o scegliere qui una forma che il confronto calcola.',
}

export function perche(nome: Nome, messaggi: readonly Message[]): string {
  if (!messaggi.some(({ id }) => id === MANCA)) return messaggi.map(inFull).join(' ')
  return frasi[nome]
}
