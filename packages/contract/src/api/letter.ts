/** The client letter as data: what `documents` composes, the server sends and the page shows, edits and prints. */
import { z } from 'zod'

/** What the user typed over the letter; kept in the state under `lettera` and read by no rule. A wrong value counts as absent. */
const typed = z.string().trim().optional().catch(undefined)
const texts = z.record(z.string(), z.string()).optional().catch(undefined)
export const letterEdits = z
  .object({
    appellativo: typed,
    luogo: typed,
    data: z.iso.date().optional().catch(undefined),
    firma: typed,
    qualifica: typed,
    /** Texts by block id: each replaces the composed one; an empty text leaves the block out of the print. */
    testi: texts,
    /** What the composed text said when the block was edited: tells an edit that older figures are in. */
    proposti: texts,
    /** Paths of the missing data that the adviser confirmed by name: the calculation stands on them, and the letter says so. */
    conferme: z.array(z.string()).optional().catch(undefined),
  })
  .meta({ id: 'ModificheLettera' })
export type LetterEdits = z.infer<typeof letterEdits>

/** Forms of address on offer; any other text is as good. The first one needs no gender. */
export const appellativi = ['Spett.le', 'Egregio Signor', 'Gentile Signora'] as const

const row = z.object({
  voce: z.string(),
  forfettario: z.string(),
  normale: z.string(),
  /** `dettaglio`: part of the row above, already counted there. */
  tipo: z.enum(['voce', 'dettaglio', 'totale', 'finale']),
})
const textBlock = z.object({
  tipo: z.literal('testo'),
  id: z.string(),
  titolo: z.string(),
  /** What is printed: the user's text where there is one. An empty line parts paragraphs. */
  testo: z.string(),
  /** The composed text. */
  proposto: z.string(),
})
const tableBlock = z.object({ tipo: z.literal('tabella'), id: z.string(), titolo: z.string(), righe: z.array(row) })

/** Blocks in print order, under the head of the letter. */
export const letter = z
  .object({
    studio: z.object({ nome: z.string(), indirizzo: z.string(), logo: z.string().nullable() }),
    /** The values in force of what the user may type beside the blocks. */
    campi: z.object({ appellativo: z.string(), luogo: z.string(), data: z.iso.date(), firma: z.string(), qualifica: z.string() }),
    /** A determining datum is missing and nobody has confirmed it: no suggestion, and every page says so. */
    bozza: z.boolean(),
    /** The missing data that the adviser may confirm, by their assumption. */
    conferme: z.array(z.object({ dato: z.string(), ipotesi: z.string(), confermato: z.boolean() })),
    luogoData: z.string(),
    destinatario: z.string(),
    /** What the foot of each page says of a provisional year; null for the others. */
    piede: z.string().nullable(),
    blocchi: z.array(z.discriminatedUnion('tipo', [textBlock, tableBlock])),
  })
  .meta({ id: 'Lettera' })
export type Letter = z.infer<typeof letter>
/** What a letter that is not final bears on every page. */
export const BOZZA = 'Bozza non definitiva'
export type LetterBlock = Letter['blocchi'][number]
export type LetterText = z.infer<typeof textBlock>
export type LetterRow = z.infer<typeof row>

/** Text as it is printed: apostrophes are curly. */
export const printed = (text: string): string => text.replaceAll("'", '’')
