/** What a calculation says beside its numbers. */
export type Gravita = 'ERRORE' | 'AVVISO' | 'NOTA'

/** Gravity and text of each message of a simulator; amounts and names go where the braces are. */
export type MessageTable = { readonly [id: string]: { readonly gravita: Gravita; readonly testo: string } }

/** A message as it leaves the calculation; `campo` is the path, of the state or of the result, beside which it is shown. */
export type Message = { readonly id: string; readonly gravita: Gravita; readonly campo: string; readonly testo: string }
