/** Schemas that more than one area of calls uses. */
import { z } from 'zod'
import { taxYears } from '../../years.ts'
import { anyState } from '../state-schema.ts'

const LAST_ID = 2_147_483_647
export const ids = z.coerce.number().int().min(1).max(LAST_ID)
/** The one parameter of a call that names a record. */
export const ofId = z.object({ id: ids })
/** A password as typed: no kind of character is refused. */
export const password = z.string().max(1000)
/** The whole body of a deletion. */
export const deletedId = z.int().min(1).max(LAST_ID)
export const year = z.coerce
  .number()
  .int()
  .min(taxYears[0])
  .max(Math.max(...taxYears))
export const application = z.coerce.number().int().min(1).max(3)
export const typed = anyState.meta({ description: 'Lo stato della simulazione: ciò che è stato digitato' })
export const computed = z.record(z.string(), z.unknown())
export const ofYear = z.object({ param: year.meta({ description: "Anno d'imposta, uguale a quello dello stato" }) })

/** What a call whose answer is a file hands over. */
export type FileAnswer = { readonly name: string; readonly bytes: Uint8Array }
/** Spread into a route: its answer is a file of this media type. */
export const fileOf = <const T extends string>(file: T) => ({ file, answer: z.custom<FileAnswer>() })

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
    nota: z.string().optional(),
    fonte: z.string().optional(),
    attendibilita: z.string().optional(),
    campo: z.string().optional(),
    cella: z.string().optional(),
    da: z.array(z.string()),
  })
  .meta({ id: 'NodoSpiegazione', description: 'Un valore, la formula in parole, la norma e ciò che ha letto (`da`, per id)' })
export type ExplanationNode = z.infer<typeof node>
export const explanation = z.object({ radice: z.string(), nodi: z.record(z.string(), node) }).meta({ id: 'Spiegazione' })
export type Explanation = z.infer<typeof explanation>
