/** The client letter as data: what `documents` composes, the server sends and the page shows, edits and prints. */
import { z } from 'zod'

const row = z.object({ voce: z.string(), forfettario: z.string(), normale: z.string(), totale: z.boolean() })
const block = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('testo'), id: z.string(), titolo: z.string(), testo: z.string() }),
  z.object({ tipo: z.literal('tabella'), id: z.string(), titolo: z.string(), righe: z.array(row) }),
])

/** Blocks in print order; a paragraph break in `testo` is an empty line. `originale` of an edited block is not sent: the page keeps the edit. */
export const letter = z
  .object({
    studio: z.object({ nome: z.string(), indirizzo: z.string(), logo: z.string().nullable() }),
    luogoData: z.string(),
    destinatario: z.string(),
    oggetto: z.string(),
    blocchi: z.array(block),
    firma: z.string(),
  })
  .meta({ id: 'Lettera' })
export type Letter = z.infer<typeof letter>
export type LetterBlock = z.infer<typeof block>
