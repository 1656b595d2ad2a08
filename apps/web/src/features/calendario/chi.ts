/** The names of those who pay. */
import type { calendario } from '@bilancia/contract'

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
