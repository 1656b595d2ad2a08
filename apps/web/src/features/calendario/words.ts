/** The words of a calendar of payments: why there is none, and who pays. */
import { type calendario, inFull, type Message } from '@bilancia/contract'
import type { Nome } from './state.ts'

const MANCA = 'CALENDARIO_NON_CALCOLABILE'
const frasi: Readonly<Record<Nome, string>> = {
  IFORFETTARI:
    'Il calendario si calcola quando il regime scelto, e quello dell’anno prima, hanno un risultato: servono il gruppo di settore, e ricavi che il forfettario ammette.',
  CONVSRL: 'Il calendario si calcola quando questo scenario ha un risultato: completare società e soci nella scheda «Inserimento Dati».',
  BUDGET4U: 'Il calendario si calcola quando Budget4u ha un risultato: completare l’attività e il conto economico.',
  FORME: 'Questa forma non ha importi: completare il profilo nella scheda «Dati», o scegliere qui una forma che il confronto calcola.',
}

/** Why there is no calendar, in a sentence that says what to do. */
export function perche(nome: Nome, messaggi: readonly Message[]): string {
  if (!messaggi.some(({ id }) => id === MANCA)) return messaggi.map(inFull).join(' ')
  return frasi[nome]
}

/** The subjects of a company have an id and may have no name. */
const parole: Readonly<Record<string, string>> = {
  titolare: 'Titolare',
  societa: 'Società',
  associazione: 'Associazione',
  collaboratore1: 'Collaboratore 1',
  collaboratore2: 'Collaboratore 2',
  socio1: 'Socio 1',
  socio2: 'Socio 2',
  socio3: 'Socio 3',
  socio4: 'Socio 4',
  socio5: 'Socio 5',
  socio6: 'Socio 6',
}

/** The name of a subject by its id; null where one alone pays, so that no column is needed. */
export function chiPaga({ soggetti = [], riepilogo }: calendario.Risultato): ((id: string) => string) | null {
  if (riepilogo.soggetti.length < 2) return null
  const nomi = new Map(soggetti.map(({ id, nome }, k) => [id || `soggetto${k + 1}`, nome || parole[id ?? ''] || id]))
  return (id) => nomi.get(id) ?? id
}
