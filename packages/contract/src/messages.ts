/** What a calculation says beside its numbers. */
export type Gravita = 'ERRORE' | 'AVVISO' | 'NOTA'

/** Gravity and text of each message of a simulator; amounts and names go where the braces are. */
export type MessageTable = { readonly [id: string]: { readonly gravita: Gravita; readonly testo: string } }

/**
 * A message as it leaves the calculation; `campo` is the path, of the state or of the result, beside which it is shown.
 * `dettaglio` goes with VALORE_NON_VALIDO alone: what the field takes.
 */
export type Message = { readonly id: string; readonly gravita: Gravita; readonly campo: string; readonly testo: string; readonly dettaglio?: string }

/** 'Valore non valido: ammesso da 0,00 a 9.999.999,00 €': a message as a person reads it. */
export const inFull = ({ testo, dettaglio }: { readonly testo: string; readonly dettaglio?: string | undefined }): string =>
  dettaglio === undefined ? testo : `${testo}: ${dettaglio}`
