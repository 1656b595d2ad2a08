/** The messages of a calculation. */
import { list, object, optional, type TypeOf, text, word } from './shape/shape.ts'

const gravita = word(['ERRORE', 'AVVISO', 'NOTA'], 'Gravità')
export type Gravita = TypeOf<typeof gravita>

/** Severity and text of each message of a simulator. Amounts and names replace the braces. */
export type MessageTable = { readonly [id: string]: { readonly gravita: Gravita; readonly testo: string } }

/** A message of a calculation. */
const messaggio = object({
  id: text('Identificativo'),
  gravita,
  campo: text('Campo', { help: 'Percorso nello stato o nel risultato, accanto al quale il messaggio si mostra' }),
  testo: text('Testo'),
  dettaglio: optional(text('Dettaglio', { help: 'Con VALORE_NON_VALIDO: che cosa ammette il campo' })),
})
export type Message = TypeOf<typeof messaggio>
export const messaggi = list(messaggio, { label: 'Messaggi' })

/** Messages about a single field, the same in every simulator. */
export const messaggiDeiCampi = {
  CAMPO_OBBLIGATORIO: { gravita: 'ERRORE', testo: 'Campo obbligatorio' },
  VALORE_NON_VALIDO: { gravita: 'ERRORE', testo: 'Valore non valido' },
} as const satisfies MessageTable

/** Messages of a provisional year, the same in every simulator. */
export const messaggiProvvisori = {
  ANNO_PROVVISORIO: {
    gravita: 'AVVISO',
    testo: 'Anno {anno} provvisorio: calcolo sulla legge vigente al {al}; {n} parametri sono quelli del {annoPrec} in attesa degli atti annuali.',
  },
} as const satisfies MessageTable

/** The full text of a message: 'Valore non valido: ammesso da 0,00 a 9.999.999,00 €'. */
export const inFull = ({ testo, dettaglio }: { readonly testo: string; readonly dettaglio?: string | undefined }): string =>
  dettaglio === undefined ? testo : `${testo}: ${dettaglio}`
