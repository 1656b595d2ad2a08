import type { ReturnType } from './record-layouts/layout.ts'

/**
 * Every message of an import. E stops it, W does not. Braces are filled where the error is found, but never with the value
 * of a box, because messages may be logged.
 */
export const texts = {
  E001: 'File vuoto',
  E002: '{formato}: {rimedio}',
  E003: 'File autenticato o firmato: caricare il file in chiaro, prima della firma',
  E004: 'Lunghezza {lunghezza}, attesa {attesa}{causa}',
  E005: 'Manca il carattere di controllo',
  E006: 'Carattere non ammesso ({byte})',
  E007: 'File troppo grande: {limite}. Dividere la fornitura in più file',
  E008: 'Manca il record di {record}: {causa}',
  E009: "Tipo record '{tipo}' non ammesso {dove}",
  E010: '{modello} (attesi Redditi PF o SC)',
  E011: "Modello {modello} dell'anno {anno} non importabile (anni ammessi: {primo}-{ultimo})",
  E020: 'Codice fiscale del dichiarante non valido',
  E021: 'Il record C non appartiene alla dichiarazione che lo precede: il codice fiscale è diverso',
  E022: 'Una dichiarazione Redditi SC vuole un codice fiscale numerico di 11 cifre',
  E023: 'Numero di modulo non valido: {regola}',
  E030: 'Codice del campo non valido: due lettere per il quadro, tre caratteri per la riga, tre per la colonna',
  E032: 'Importo non numerico nel campo {campo}',
  E033: 'Continuazione senza il testo che continua nel campo {campo}',
  E034: 'Campo {campo} ripetuto nello stesso modulo con un altro valore',
  E040: 'Contatore record {record}: {dichiarati}, presenti {presenti}',
  E099: 'Troppi errori: lettura interrotta al centesimo',
  W001: 'Righe chiuse dal solo LF: il file è passato per un altro sistema',
  W002: "Manca la fine dell'ultima riga",
  W003: "Dopo l'ultima riga ci sono caratteri di fine file (1A)",
  W012: 'Codice fiscale del fornitore non valido',
  W022: 'Persona fisica con codice fiscale numerico provvisorio',
  W031: 'Campo {campo} senza valore: vale come assente',
  W035: 'Campo {campo} dopo uno spazio vuoto nel record',
  W036: 'Importo non allineato a destra nel campo {campo}',
  W041: 'Dichiarazione senza quadri utili',
  W050: "Dichiarante presente più volte nel file: vale l'ultima dichiarazione{periodi}",
  W060: 'Sostituisce la dichiarazione caricata il {quando}{periodi}',
} as const satisfies Readonly<Record<string, string>>

export type MessageCode = keyof typeof texts

/**
 * What a company must know when one of its returns replaces another of the same model: a period that ends before 31 December, with a
 * liquidation, transformation, merger or division, has a return of its own.
 */
export const duePeriodi: Readonly<Record<ReturnType, string>> = {
  PF: '',
  SC: '. Un periodo chiuso prima del 31/12 (liquidazione, trasformazione, fusione, scissione: artt. 5 e 5-bis D.P.R. 322/1998) ha una dichiarazione sua: se le due sono di periodi diversi, qui ne resta una sola',
}

/** One message: place (counted from 1), text, and the declarant if known. */
export type Message = {
  readonly code: MessageCode
  readonly line: number
  readonly position: number
  readonly text: string
  readonly cf: string | null
}

export type Facts = Readonly<Record<string, string | number>>

/** The text of a message with its braces filled. */
export function textOf(code: MessageCode, facts: Facts): string {
  return texts[code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    if (fact === undefined) throw new Error(`message ${code} lacks ${name}`)
    return String(fact)
  })
}

/** A message as one line for the page: "Riga 5, posizione 1201: lunghezza 1200, attesa 1898". */
export function sentence({ line, position, text }: Message): string {
  return `Riga ${line}, posizione ${position}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
}
