/** Schemas that more than one area of calls uses. */

import { z } from 'zod'
import { NON_LETTI_MAX, nonLetto } from '../../fields/unread.ts'
import { keysOf } from '../../keys.ts'
import { reliabilities } from '../../reliability.ts'
import { salto } from '../../salti.ts'
import { taxYears } from '../../years.ts'
import { isApplication, LAST_APPLICATION } from '../access.ts'
import { ids, inText } from '../ids.ts'
import { schemaOf } from '../shape-schema.ts'
import { anyState } from '../state-schema.ts'

/** The parameter of a call on one record. */
export const ofId = z.object({ id: ids })
/** A password as typed. Any character is allowed. */
export const password = z.string().max(1000)
export const year = inText(z.literal(taxYears))
export const application = inText(z.int().min(1).max(LAST_APPLICATION).refine(isApplication))
export const typed = anyState.meta({ description: 'Lo stato della simulazione: ciò che è stato digitato' })
/** The fingerprint of the law behind a result. */
export const fingerprint = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ id: 'Impronta', description: "SHA-256 dell'artefatto del simulatore e dell'anno: due risultati con la stessa impronta vengono dalla stessa legge" })
export const ofYear = z.object({ param: year.meta({ description: "Anno d'imposta, uguale a quello dello stato" }) })

/**
 * The answer of a call for a file. A large file is sent while it is made. `type`: if it is not the first of the route. `lasting`: the content at this
 * address never changes, so a browser may keep it.
 */
export type FileAnswer<Type extends string = string> = {
  readonly name: string
  readonly type?: Type
  readonly lasting?: boolean
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>
}
/** Spread into a route: its answer is a file of one of these media types. */
export const fileOf = <const T extends readonly [string, ...string[]]>(...file: T) => ({ file, answer: z.custom<FileAnswer<T[number]>>() })

/** Beside a result. */
export const unreadParts = z
  .array(schemaOf(nonLetto, { id: 'NonLetto', description: 'Una parte dello stato che nessun campo legge, per esempio un nome sbagliato' }))
  .optional()
  .meta({ description: `Ciò che nello stato non conta, e non cambia il risultato: al più ${NON_LETTI_MAX} parti; assente se tutto è letto` })

/** The reliability of a figure of law, computed from its readings. */
export const reliability = z.enum(keysOf(reliabilities))

/** A text in which a figure was read. */
export const reading = z
  .object({
    id: z.string(),
    tipo: z.enum(['ufficiale', 'prassi', 'stampa', 'deposito']),
    atto: z.string().nullable().meta({ description: "L'atto che il testo nomina" }),
    dove: z.string().nullable().meta({ description: 'Indirizzo pubblico' }),
    letto: z.string().nullable().meta({ description: 'Giorno della lettura; null se è ancora da rileggere' }),
    origine: z.string().optional().meta({ description: 'La lettura che questa ripete: insieme contano una' }),
  })
  .readonly()
  .meta({ id: 'Fonte' })
export type Reading = z.infer<typeof reading>

/** The mark of a figure of a provisional year. */
export const mark = z
  .object({ stato: z.enum(['RIPORTATO', 'DERIVATO', 'SCADUTO', 'IGNOTO']), atteso: z.string() })
  .meta({ description: 'In un anno provvisorio: che cosa sostituisce la cifra e quale atto si attende' })

const node = z
  .object({
    id: z.string(),
    tipo: z.enum(['regola', 'campo', 'parametro', 'tabella']),
    nome: z.string(),
    valore: z.unknown(),
    testo: z.string(),
    norma: z.string().optional(),
    formula: z.string().optional(),
    conValori: z.string().optional(),
    aZero: z.array(z.string()).readonly().optional().meta({ description: 'Ciò che è a zero e resta fuori da `conValori`, per id' }),
    trovato: z.string().optional().meta({ description: 'Che cosa ha trovato una ricerca, al posto del calcolo' }),
    nota: z.string().optional(),
    fonte: z.string().optional(),
    fonti: z.array(reading).readonly().optional(),
    attendibilita: reliability.optional(),
    marchio: mark.optional(),
    campo: z.string().optional(),
    cella: z.string().optional(),
    da: z.array(z.string()).readonly(),
  })
  .meta({ id: 'NodoSpiegazione', description: 'Un valore, la formula in parole, la norma e ciò che ha letto (`da`, per id)' })
export type ExplanationNode = z.infer<typeof node>
const reached = z.object({ id: z.string(), nome: z.string() })
const readNode = node.pick({ id: true, tipo: true, nome: true, testo: true, conValori: true })
export type ReadNode = z.infer<typeof readNode>
/** One node of an explanation. The first call returns the root; the next step down is another call. */
export const explanation = z
  .object({
    anno: z.literal(taxYears).meta({ description: "L'anno della legge che spiega: nel piano triennale può essere un altro" }),
    via: z.array(reached).readonly().meta({ description: 'Dal valore chiesto al nodo; i passi che con questi valori non si leggono mancano' }),
    nodo: node,
    letti: z.array(readNode).readonly().meta({ description: "Ciò che il nodo ha letto, nell'ordine di `da`" }),
    riportate: z
      .array(node.pick({ id: true, nome: true, fonte: true, marchio: true }))
      .readonly()
      .meta({ description: 'In un anno provvisorio: le cifre riportate su cui il nodo poggia' }),
    Impronta: fingerprint,
  })
  .meta({ id: 'Spiegazione' })
export type Explanation = z.infer<typeof explanation>
/** The steps down from the requested value, in the address. */
export const stepsDown = z.strictObject({
  passi: z
    .union([z.array(z.string()), z.string().transform((one) => [one])])
    .default([])
    .meta({ description: "Gli id dei nodi aperti, uno dopo l'altro (`passi=a&passi=b`); senza, il valore stesso" }),
})

/** The figures of law behind the main result of a state that still have to be verified. */
export const usedFigures = z
  .object({
    attendibilita: reliability.nullable().meta({ description: 'La più bassa tra le cifre usate; assente se non ne usa' }),
    usate: z.number(),
    riportate: z.number().meta({ description: "Quante delle usate sono riportate dall'anno prima, in attesa degli atti annuali" }),
    deboli: z
      .array(z.object({ id: z.string(), nome: z.string(), testo: z.string(), attendibilita: reliability }))
      .meta({ description: 'Quelle non confermate, dalla meno certa' }),
    Impronta: fingerprint,
  })
  .meta({ id: 'CifreUsate' })
export type UsedFigures = z.infer<typeof usedFigures>

/** The same state under the law of two years: `passi` add up to the difference of each of `voci`. */
export const yearChanges = z
  .object({
    da: z.literal(taxYears),
    a: z.literal(taxYears),
    voci: z
      .array(
        z
          .object({ percorso: z.string(), nome: z.string(), prima: z.number(), dopo: z.number(), differenza: z.number() })
          .readonly()
          .meta({ description: 'Un valore del risultato nei due anni, in euro' }),
      )
      .readonly(),
    passi: z
      .array(
        z
          .object({
            id: z.string(),
            nome: z.string(),
            norma: z.string(),
            prima: z.string().nullable().meta({ description: 'La cifra nel primo anno; null dove il cambio non è di una cifra sola' }),
            dopo: z.string().nullable(),
            effetti: z.array(z.number()).readonly().meta({ description: "Di quanto muove ciascuna delle voci, nell'ordine, in euro" }),
          })
          .readonly(),
      )
      .readonly()
      .meta({ description: 'I cambi di legge che spostano qualcosa, in un ordine fisso; la somma è la differenza' }),
    Impronte: z.object({ da: fingerprint, a: fingerprint }).meta({ description: 'La legge dei due anni' }),
  })
  .meta({ id: 'CambiTraAnni' })
export type YearChanges = z.infer<typeof yearChanges>
/** The year of the state and the one to compare it with. */
export const ofYears = ofYear.extend({ altro: year.meta({ description: "L'altro anno" }) })
const jump = schemaOf(salto, { id: 'Salto', description: 'Dove un euro in più o in meno muove il prelievo di oltre 20 euro' })
/** The jumps near the typed values, the nearest first. */
export const jumps = z.object({ salti: z.array(jump), Impronta: fingerprint })
export const jumpsSummary = 'Salti di oltre 20 euro del prelievo, entro il 5% da ciò che è stato digitato, con la regola e la soglia di ognuno'
