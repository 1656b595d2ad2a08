/**
 * The data of the calls of a document: a saved calculation that is open at its address. The server keeps each typed field, and every version.
 * `State` is the latest state, whoever typed it. The calculation itself stays as it was last saved.
 */
import { z } from 'zod'
import { isApplication, LAST_APPLICATION } from './access.ts'
import { calculation, calculationItem } from './entities.ts'
import { words } from './form-schemas.ts'
import { recordId, storedId } from './ids.ts'

const moment = z.iso.datetime()
/** The path of a field, a section or a list entry. An index has at most three digits. */
const path = z
  .string()
  .max(200)
  .regex(/^[A-Za-z]\w*(?:\.[A-Za-z0-9]\w*|\[\d{1,3}\])*$/)
const state = calculation.shape.State

/** A page of one's own saved calculations, the newest first. `testo`: the beginnings of words of name, client or year; all must be found. */
export const calculationsSearch = z
  .strictObject({
    Applicazione: z
      .int()
      .min(1)
      .max(LAST_APPLICATION)
      .refine(isApplication)
      .nullable()
      .optional()
      .meta({ description: 'Senza: in tutte quelle che chi chiede può usare' }),
    testo: z.string().max(200).nullable().optional(),
    quante: z.int().min(1).max(100).default(20),
    cursore: z.string().max(200).nullable().optional().meta({ description: 'Della pagina prima' }),
  })
  .meta({ id: 'ElaborazioniRicerca' })
export type CalculationsSearch = z.output<typeof calculationsSearch>
export const foundCalculation = calculationItem.extend({ Applicazione: z.int() }).meta({ id: 'ElaborazioneTrovata' })
export type FoundCalculation = z.infer<typeof foundCalculation>

/** How many calculations the home page shows. */
export const LAST_SHOWN = 5
export const lastCalculation = foundCalculation
  .extend({ Modifica: moment.meta({ description: "L'ultima modifica, di chiunque, o il salvataggio se viene dopo" }) })
  .meta({ id: 'ElaborazioneUltima' })
export type LastCalculation = z.infer<typeof lastCalculation>

/** A change of one field of the state. A missing `prima` or `dopo` means that the field was not, or will not be, in the state. */
const fieldChange = z
  .object({
    percorso: path.meta({ description: 'Il percorso del campo nello stato, come `redditoContributiImposta.ricavi` o `soci[0].quota`' }),
    prima: z.unknown().optional().meta({ description: 'Il valore da cui parte chi scrive' }),
    dopo: z.unknown().optional().meta({ description: 'Il valore che ha scritto' }),
  })
  .meta({ id: 'CampoCambiato' })

/** The most changes of one call: more than all fields of a simulator. */
const CHANGES_MAX = 3000
/** `Revisione`: the last one that the caller has seen. */
export const autosave = z.object({ Revisione: recordId, cambi: z.array(fieldChange).max(CHANGES_MAX) }).meta({ id: 'ModificheDocumento' })
export type Autosave = z.output<typeof autosave>

/** Who typed last (`di`), and when (`il`). */
const touched = z.object({ di: z.string(), il: moment })
export const autosaved = z
  .object({
    Revisione: z.int(),
    State: state.nullable().meta({ description: 'Lo stato, se è cambiato anche per mano di altri dopo la `Revisione` di chi chiama; altrimenti null' }),
    contrasti: z
      .array(z.object({ percorso: path, valore: z.unknown().optional() }))
      .meta({ description: 'I campi non scritti, perché un altro vi ha messo nel frattempo un terzo valore, che è rimasto' }),
    Modifica: touched.nullable(),
    NomeSimulazione: z.string(),
  })
  .meta({ id: 'DocumentoModificato' })
export type Autosaved = z.infer<typeof autosaved>

export const document = calculation
  .extend({
    Applicazione: z.int(),
    Autore: z.string(),
    Mia: z.boolean(),
    Cliente: z.object({ id: storedId, nome: z.string() }).nullable(),
    Revisione: z.int().meta({ description: 'Cresce a ogni modifica; 0 se nulla è cambiato dopo il salvataggio' }),
    Modifica: touched.nullable().meta({ description: "L'ultima modifica dopo il salvataggio" }),
  })
  .meta({ id: 'Documento', description: 'Una elaborazione al suo indirizzo; `Risultato` è quello salvato, null se lo stato è cambiato dopo' })
export type Document = z.infer<typeof document>

export const NAME_MAX = 200
/** A new document in the folder of a client. */
export const newDocument = z
  .object({
    Applicazione: z.int().min(1).max(LAST_APPLICATION).refine(isApplication),
    Cliente: storedId,
    NomeSimulazione: words
      .max(NAME_MAX)
      .optional()
      .meta({ description: "Senza: il nome del cliente e l'anno, con un numero se nella cartella c'è già; finché nessuno lo cambia, segue l'anno scritto" }),
  })
  .meta({ id: 'DocumentoNuovo' })

export type NewDocument = z.output<typeof newDocument>
export const documentName = z.object({ nome: words.min(1).max(NAME_MAX) }).meta({ id: 'NomeDocumento' })

export const versionItem = z
  .object({
    numero: z.int(),
    nome: z.string().nullable().meta({ description: 'Null se nessuno le ha dato un nome' }),
    di: z.string(),
    dal: moment,
    il: moment,
    campi: z.int().meta({ description: 'Quanti campi sono cambiati dalla versione prima' }),
  })
  .meta({ id: 'Versione' })
export type VersionItem = z.infer<typeof versionItem>
export const version = versionItem.omit({ campi: true }).extend({ State: state }).meta({ id: 'VersioneCompleta' })
export const VERSION_NAME_MAX = 100
export const versionName = z.object({ nome: words.min(1).max(VERSION_NAME_MAX) }).meta({ id: 'NomeVersione' })

/** The most calculations in a group of variants, including the first one. */
export const VARIANTS_MAX = 6
export const variantItem = calculationItem.extend({ Applicazione: z.int(), Autore: z.string(), Mia: z.boolean(), Prima: z.boolean() }).meta({
  id: 'Variante',
  description:
    "`Prima`: l'elaborazione da cui le altre sono partite. Ciò che vi cambia cambia anche nelle varianti, dove hanno lo stesso valore; in quelle di un altro strumento, ciò che entrambi chiedono",
})
export type VariantItem = z.infer<typeof variantItem>
export const newVariant = z
  .object({
    nome: words.min(1).max(NAME_MAX),
    Applicazione: z.int().min(1).max(LAST_APPLICATION).refine(isApplication).optional().meta({
      description: "Lo strumento; senza, lo stesso. In un altro passa ciò che entrambi chiedono: anno, nome, ricavi, gruppo, inizio dell'attività, regione",
    }),
    parti: z
      .array(z.string().max(100))
      .max(100)
      .optional()
      .meta({ description: 'Le parti dello stato da copiare, per nome (`regimeNormale`); senza, tutte. Anno e nome passano sempre' }),
  })
  .meta({ id: 'VarianteNuova' })
export type NewVariant = z.output<typeof newVariant>
