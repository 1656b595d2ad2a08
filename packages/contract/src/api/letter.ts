/** The client letter as data: `documents` composes it, the server sends it, the page shows, edits and prints it. */
import { z } from 'zod'

/** What the user typed over the letter. It is kept in the state under `lettera`, and no rule reads it. A wrong value counts as absent. */
const typed = z.string().trim().optional().catch(undefined)
const texts = z.record(z.string(), z.string()).optional().catch(undefined)
export const letterEdits = z
  .object({
    appellativo: typed,
    luogo: typed,
    data: z.iso.date().optional().catch(undefined),
    firma: typed,
    qualifica: typed,
    /** Texts by block id. Each replaces the composed text; an empty one leaves the block out of the print. */
    testi: texts,
    /** The composed text at the time of the edit. A difference from the current one shows that the edit contains older figures. */
    proposti: texts,
    /** Paths of the missing data that the adviser confirmed one by one. The letter says that the calculation depends on them. */
    conferme: z.array(z.string()).optional().catch(undefined),
  })
  .meta({ id: 'ModificheLettera' })
export type LetterEdits = z.infer<typeof letterEdits>

/** Forms of address on offer; any other text is allowed. The first one needs no gender, the last one is for a company or a studio. */
export const appellativi = ['Gentile', 'Egregio Signor', 'Gentile Signora', 'Spett.le'] as const

const ofFirm =
  /\b(s\.? ?r\.? ?l|s\.? ?n\.? ?c|s\.? ?a\.? ?s|s\.? ?p\.? ?a|s\.? ?s|s\.? ?t\.? ?p)\b\.?|\b(studio|società|associazione|associati|cooperativa|impresa|ditta)\b/i
/** The form of address for a name while nobody has chosen one. */
export const appellativoDi = (nome: string): (typeof appellativi)[number] => (ofFirm.test(nome) ? 'Spett.le' : 'Gentile')

const row = z.object({
  voce: z.string(),
  forfettario: z.string(),
  normale: z.string(),
  /** `dettaglio`: part of the row above, which already includes it. */
  tipo: z.enum(['voce', 'dettaglio', 'totale', 'finale']),
})
const textBlock = z.object({
  tipo: z.literal('testo'),
  id: z.string(),
  titolo: z.string(),
  /** The printed text: the user's text, if there is one. An empty line separates paragraphs. */
  testo: z.string(),
  /** The composed text. */
  proposto: z.string(),
})
const tableBlock = z.object({ tipo: z.literal('tabella'), id: z.string(), titolo: z.string(), righe: z.array(row) })

/** Blocks in print order, below the head of the letter. */
export const letter = z
  .object({
    studio: z.object({ nome: z.string(), indirizzo: z.string(), logo: z.string().nullable() }),
    /** The current values of the other fields that the user may type. */
    campi: z.object({ appellativo: z.string(), luogo: z.string(), data: z.iso.date(), firma: z.string(), qualifica: z.string() }),
    /** A determining datum is missing and unconfirmed. The letter then makes no suggestion, and every page says so. */
    bozza: z.boolean(),
    /** The missing data that the adviser may confirm, each with its assumption. */
    conferme: z.array(z.object({ dato: z.string(), ipotesi: z.string(), confermato: z.boolean() })),
    luogoData: z.string(),
    destinatario: z.string(),
    /** The footer of each page in a provisional year; null in other years. */
    piede: z.string().nullable(),
    blocchi: z.array(z.discriminatedUnion('tipo', [textBlock, tableBlock])),
  })
  .meta({ id: 'Lettera' })
export type Letter = z.infer<typeof letter>
/** The mark on every page of a letter that is not final. */
export const BOZZA = 'Bozza non definitiva'
export type LetterBlock = Letter['blocchi'][number]
export type LetterText = z.infer<typeof textBlock>
export type LetterRow = z.infer<typeof row>

/** Text for print, with curly apostrophes. */
export const printed = (text: string): string => text.replaceAll("'", '’')
