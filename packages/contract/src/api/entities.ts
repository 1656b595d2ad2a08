/** What the calls exchange, in the names of the specification. Dates are ISO strings, identifiers whole numbers. */
import { z } from 'zod'
import { roles } from './access.ts'
import { results } from './results.ts'

const id = z.int().min(1).max(2_147_483_647)
const date = z.iso.date().nullable()

export const company = z
  .object({
    Id: id,
    BusinessName: z.string(),
    ApplicationName: z.string().nullable(),
    UiLogoUrl: z.string().nullable(),
    /** Behind the logo, `#rrggbb`. */
    UiLogoBackground: z.string().nullable(),
    UiHome: z.string().nullable(),
    ForfetariMenuName: z.string().nullable(),
    ConvMenuName: z.string().nullable(),
    BudgetMenuName: z.string().nullable(),
    EasystartName: z.string().nullable(),
    LogoutUrl: z.string().nullable(),
    /** Nobody of a locked company signs in, but its SUPERADMIN. */
    IsLocked: z.boolean(),
    ImportEnabled: z.boolean(),
    IsFederated: z.boolean(),
    HasEasyStart: z.boolean(),
  })
  .meta({ id: 'Company' })

export const agency = z
  .object({
    Id: id,
    CompanyId: id,
    Name: z.string(),
    Address: z.string().nullable(),
    Cap: z.string().nullable(),
    City: z.string().nullable(),
    ProvinceCode: z.string().nullable(),
    /** From this day on nobody of the agency signs in. */
    Disabled: date,
    State: z.enum(['A', 'D', 'S']),
  })
  .meta({ id: 'Agency' })

/** Of a user who has none of their own, and of a calculation that names none. */
export const DEFAULT_PROVINCE = '44'
export const DEFAULT_OFFICE = '-'

/** What a user may, each given or taken on its own. */
export const userFlags = {
  ApplicationForfetari: z.boolean(),
  ApplicationConvenienza: z.boolean(),
  ApplicationBudget: z.boolean(),
  ApplicationEasyStart: z.boolean(),
  UserCreation: z.boolean(),
  ReportEnabled: z.boolean(),
}

/** The signed-in user: what the page needs to know of them. */
export const identity = z
  .object({
    Id: id,
    Username: z.string(),
    Surname: z.string(),
    Name: z.string(),
    Role: z.enum(roles),
    Disabled: date,
    CompanyId: id.nullable(),
    Company: company.nullable(),
    PrincipalAuth: z.array(z.object({ Id: id, AgencyId: id, Agency: agency })),
    ...userFlags,
    provinciaDefault: z.string(),
    ufficioDefault: z.string(),
  })
  .meta({ id: 'Identity' })
export type Identity = z.infer<typeof identity>

export const calculationItem = z
  .object({
    ID: id,
    NomeSimulazione: z.string(),
    /** The client's name, as it was in the state. */
    Identificativo: z.string(),
    annoImposta: z.int().nullable(),
    /** When it was last saved, ISO with milliseconds; also the version that an overwrite names. */
    TStamp: z.iso.datetime(),
    /** Which law gave the result that was saved; null where it was saved before results said so, or without a known year. */
    Impronta: z.string().nullable(),
  })
  .meta({ id: 'Elaborazione' })
export type CalculationItem = z.infer<typeof calculationItem>

/** `State` is what was typed, brought forward to the catalog of today; `Risultato` what was computed when it was saved. */
export const calculation = calculationItem
  .extend({
    State: z.record(z.string(), z.unknown()),
    Risultato: z
      .union([results.iforfettari.calcolo, results.convsrl.calcolo, results.budget4u.calcolo])
      .nullable()
      .meta({ description: "Il risultato della simulazione dell'applicazione, come fu salvato: una versione precedente può avere meno voci" }),
  })
  .meta({ id: 'ElaborazioneCompleta' })
export type Calculation = z.infer<typeof calculation>

/** A comune of the table for a tax year. `stato` is what the page sends as `addizionaleComunale`. */
export const comune = z
  .object({
    codiceCatastale: z.string(),
    comune: z.string(),
    provincia: z.string(),
    /** Year the figures are of: the one before where nothing is published yet for the year asked. */
    anno: z.int(),
    sogliaEsenzione: z.number(),
    scaglioni: z.array(z.object({ finoA: z.number().nullable(), aliquota: z.number() })).min(1),
    /** Exemptions that depend on more than the income: shown, never applied silently. */
    esenzioniParticolari: z.string().nullable(),
    fonte: z.string(),
  })
  .meta({ id: 'Comune' })
export type Comune = z.infer<typeof comune>
