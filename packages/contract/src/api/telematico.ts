/** The data of the calls for filed returns: records, messages of the reader, the summary of an import, the load into a simulator. */
import { z } from 'zod'
import { modelYears } from '../years.ts'
import { storedId as id } from './ids.ts'

const [firstModel] = modelYears
const lastModel = Math.max(...modelYears)

/** Redditi Persone fisiche or Redditi Società di capitali. */
export const telematicoTypes = ['PF', 'SC'] as const
export type TelematicoType = (typeof telematicoTypes)[number]
const type = z.enum(telematicoTypes)

/** Year printed on the form. The incomes are those of the year before. The page sends null or 0 for none. */
const declarationYear = z
  .union([z.literal(0), z.int().min(firstModel).max(lastModel)])
  .nullish()
  .transform((year) => year || null)
const taxCode = z
  .string()
  .max(32)
  .nullish()
  .transform((code) => code?.replaceAll(/\s/g, '').toUpperCase() || null)

/** A stored return, without its boxes. `Year` is the year of the form, `annoImposta` that of the incomes. */
export const taxReturnItem = z
  .object({
    Id: id,
    Year: z.int(),
    annoImposta: z.int(),
    TaxCodeDichiarante: z.string(),
    TelematicoType: type,
    CompanyId: id,
    AgencyId: id.nullable(),
    DescCompany: z.string(),
    /** Null at company level: imported without a studio. */
    DescAgency: z.string().nullable(),
    NomeFile: z.string(),
    caricataDa: z.string(),
    caricataIl: z.iso.datetime(),
  })
  .meta({ id: 'Dichiarazione' })
export type TaxReturnItem = z.infer<typeof taxReturnItem>

/** One remark of the reader on a file: the place, counted from 1, and the text. `frase` is the line that the page shows. */
export const importMessage = z
  .object({ codice: z.string(), riga: z.int(), posizione: z.int(), testo: z.string(), codiceFiscale: z.string().nullable(), frase: z.string() })
  .meta({ id: 'MessaggioImport' })
export type ImportMessage = z.infer<typeof importMessage>

/** What a return says of its declarant, beside the studio's client with the same tax code. A client changes only if a person decides it. */
const declarantClient = z.object({
  nome: z.string().nullable().meta({ description: 'Nome letto dalla dichiarazione, da controllare: nessun testo ufficiale ne conferma la posizione' }),
  ateco: z.string().nullable(),
  presente: z.object({ id, denominazione: z.string(), ateco: z.string().nullable(), comune: z.string().nullable(), aggiornatoIl: z.iso.datetime() }).nullable(),
  diAltri: z.boolean().meta({ description: 'È già un cliente dello studio, seguito da un collega' }),
})

const declarant = z.object({
  TaxCodeDichiarante: z.string(),
  cliente: declarantClient.nullable().meta({ description: "Nullo per chi nello studio dell'import non tiene clienti" }),
  quadri: z.array(z.string()),
  campi: z.int().meta({ description: 'Campi conservati, di tutti i moduli' }),
  contributiVersati: z.number().meta({ description: 'RP21: contributi obbligatori dentro gli oneri deducibili' }),
  sostituisce: z.object({ caricataIl: z.iso.datetime(), caricataDa: z.string(), testo: z.string() }).nullable(),
  verifiche: z.array(z.string()).meta({ description: 'Quadrature della dichiarazione che non tornano: avvisi, mai errori' }),
})

/** The content of a file, shown before it is stored and again after. `esito` says whether it was stored. */
export const importSummary = z
  .object({
    esito: z.boolean(),
    fornitura: z.string(),
    TelematicoType: type,
    Year: z.int(),
    annoImposta: z.int(),
    CompanyId: id,
    AgencyId: id.nullable(),
    dichiaranti: z.array(declarant),
    avvisi: z.array(importMessage),
    altriAvvisi: z.int().meta({ description: 'Avvisi oltre il centesimo, contati' }),
  })
  .meta({ id: 'RiepilogoImport' })
export type ImportSummary = z.infer<typeof importSummary>

/** Filters of the list; a missing one does not filter. */
export const taxReturnSearch = z.strictObject({
  CompanyId: id.nullish(),
  AgencyId: id.nullish(),
  TelematicoType: type.nullish(),
  TaxCodeDichiarante: taxCode,
  Year: declarationYear,
  Take: z.int().min(1).max(1000).default(1000),
  After: z
    .strictObject(taxReturnItem.pick({ Id: true, caricataIl: true }).shape)
    .nullish()
    .meta({ description: "L'ultima della pagina prima" }),
})

/** Companies and studios in which this user imports and searches, and how long each company keeps the returns. */
export const telematicoScope = z.object({
  Companies: z.array(z.object({ Id: id, BusinessName: z.string(), mesiConservazione: z.int() })),
  Agencies: z.array(z.object({ Id: id, CompanyId: id, Name: z.string() })),
})
export type TelematicoScope = z.infer<typeof telematicoScope>

/** The quadri that describe a business: simplified accounts, ordinary accounts, self-employment, flat-rate. */
const quadro = z.enum(['RG', 'RF', 'RE', 'LM'])
export type Quadro = z.infer<typeof quadro>

/** The load form; years are those of the declaration. An empty field loads nothing. */
export const loadForm = z
  .object({
    isConvenienza: z.boolean().default(false),
    isForme: z.boolean().default(false).meta({ description: 'I campi di Forme e piano al posto di quelli di Forfetari, dalle stesse caselle' }),
    companyId: id,
    agencyId: id.nullish(),
    telematicoType: type.nullish(),
    year: declarationYear,
    cfImpresa: taxCode,
    yearCf1: declarationYear,
    cfCollab1: taxCode,
    yearCf2: declarationYear,
    cfCollab2: taxCode,
    yearS3: declarationYear,
    cfSocio3: taxCode,
    tipologia: z.enum(['NON_DEFINITO', 'IMPRESA', 'PROFESSIONE']).default('NON_DEFINITO').meta({ description: 'Quella della simulazione' }),
    quadro: quadro.nullish().meta({ description: 'Il quadro da caricare, dove la dichiarazione ne ha più di uno' }),
    spostaImposte: z.boolean().default(true).meta({ description: "Porta RF16 dalle variazioni in aumento all'utile ante imposte" }),
  })
  .meta({ id: 'CaricaTelematico' })
export type LoadForm = z.output<typeof loadForm>

/** A field to fill, and the boxes that its value comes from. */
const loadedField = z
  .object({
    campo: z.string().meta({ description: 'Percorso nello stato della simulazione' }),
    valore: z.union([z.number(), z.boolean(), z.string()]),
    daDove: z.string().meta({ description: 'Quadro, righi, modello e anno, in parole' }),
    caselle: z.array(z.string()),
    codiceFiscale: z.string(),
  })
  .meta({ id: 'CampoCaricato' })
export type LoadedField = z.infer<typeof loadedField>

const person = z
  .object({
    codiceFiscale: z.string(),
    TelematicoType: type,
    Year: z.int(),
    annoImposta: z.int(),
    caricataIl: z.iso.datetime(),
    quadri: z.array(z.string()),
    boxes: z.record(z.string(), z.number()),
  })
  .nullable()

/** A quadro that fits the simulation, in euro. No income if it has no cost lines. */
const frameChoice = z.object({ quadro, nome: z.string(), ricavi: z.number(), reddito: z.number().nullable() })
export type FrameChoice = z.infer<typeof frameChoice>

/** The answer of the load: null for a person without a stored return. */
export const loaded = z
  .object({
    primoCF: person,
    collab1CF: person,
    collab2CF: person,
    socio3CF: person,
    campi: z.array(loadedField),
    avvisi: z.array(z.string()),
    daScegliere: z.array(frameChoice).meta({
      description: 'I quadri adatti quando sono più di uno: nessun campo è dato finché «quadro» non ne sceglie uno',
    }),
  })
  .meta({ id: 'TelematicoCaricato' })
export type Loaded = z.infer<typeof loaded>

/** A year and a tax code that belong together, and the message if one of them is missing. */
export type LoadCouple = {
  readonly anno: 'year' | 'yearCf1' | 'yearCf2' | 'yearS3'
  readonly cf: 'cfImpresa' | 'cfCollab1' | 'cfCollab2' | 'cfSocio3'
  readonly testo: string
}
/** The persons whose returns can be loaded, in the words of the specification. */
export const loadCouples: readonly LoadCouple[] = [
  { anno: 'year', cf: 'cfImpresa', testo: 'Richiesto anno e partita iva impresa' },
  { anno: 'yearCf1', cf: 'cfCollab1', testo: 'Richiesto anno e CF primo socio' },
  { anno: 'yearCf2', cf: 'cfCollab2', testo: 'Richiesto anno e CF secondo socio' },
  { anno: 'yearS3', cf: 'cfSocio3', testo: 'Richiesto anno e CF terzo socio' },
]

/** The message of a form without any tax code. */
export const NO_TAX_CODE = 'Richiesto almeno un codice fiscale da cui scaricare'

/** The message about missing fields of the load form, in the words of the specification. Dialog and server both use it. */
export function missingIn(form: Readonly<Partial<Record<LoadCouple['anno'] | LoadCouple['cf'], number | string | null>>>): readonly string[] {
  const incomplete = loadCouples.filter(({ anno, cf }) => Boolean(form[anno]) !== Boolean(form[cf])).map(({ testo }) => testo)
  return loadCouples.some(({ cf }) => form[cf]) ? incomplete : [...incomplete, NO_TAX_CODE]
}
