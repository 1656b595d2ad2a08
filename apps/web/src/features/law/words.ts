/** The words of the law page for the data of the call. */
import { keysOf, type Reliability, reliabilities } from '@bilancia/contract'
import type { LawFigures, Reading } from '@bilancia/contract/api'

/** The meaning of each status, for the reader. */
export const statusMeans: Readonly<Record<Reliability, string>> = {
  confermata: "almeno due autori indipendenti, uno dei quali nomina l'atto",
  'fonte unica': "un solo autore, o più d'uno ma nessuno nomina l'atto",
  stima: 'calcolata in proporzione o in media, non è scritta in un atto',
  'da memoria': 'nessuna lettura registrata, va verificata',
  'per definizione': 'calendario o aritmetica, non serve una lettura',
  'scelta del programma': 'la sceglie il programma, non la legge',
}
export const statuses = keysOf(reliabilities)

/** `176 confermate, 162 a fonte unica`: one for each year shown. */
export function counted(all: readonly Reliability[]): string {
  const parts = statuses.flatMap((status) => {
    const many = all.filter((one) => one === status).length
    return many ? [`${many} ${many === 1 && status === 'confermata' ? status : reliabilities[status]}`] : []
  })
  return parts.join(', ')
}

export const kinds: Readonly<Record<Reading['tipo'], string>> = {
  ufficiale: 'fonte ufficiale',
  prassi: 'prassi',
  stampa: 'stampa',
  deposito: 'dati pubblici',
}

const marks: Readonly<Record<string, string>> = {
  RIPORTATO: "riportata dall'anno prima",
  DERIVATO: 'derivata da cifre provvisorie',
  SCADUTO: 'misura ordinaria: la temporanea è scaduta',
  IGNOTO: 'non ancora nota',
}
type Mark = NonNullable<LawFigures['cifre'][number]['anni'][number]['marchio']>
export const markSays = ({ stato, atteso }: Mark): string => `${marks[stato]}; si attende: ${atteso}`
/** The mark of an expired rule is on law in force; the other marks are provisional. */
export const isProvisional = (mark: Mark | undefined): boolean => mark !== undefined && mark.stato !== 'SCADUTO'
