/** The data of the calls, with the names of the specification. Dates are ISO strings, identifiers are whole numbers. */
import { z } from 'zod'
import { roles } from './access.ts'
import { schemasOf } from './form-schemas.ts'
import { ownCompanyForm, userRights } from './forms.ts'
import { storedId as id } from './ids.ts'
import { results } from './results.ts'

const date = z.iso.date().nullable()

const company = z.object({ Id: id, ...schemasOf(ownCompanyForm) }).meta({ id: 'Company' })

const agency = z
  .object({
    Id: id,
    CompanyId: id,
    Name: z.string(),
    Address: z.string().nullable(),
    Cap: z.string().nullable(),
    City: z.string().nullable(),
    ProvinceCode: z.string().nullable(),
    /** From this day on, users of the agency cannot sign in. */
    Disabled: date,
    State: z.enum(['A', 'D', 'S']),
    /** An OPERATOR sees only the clients of the studio that they follow. */
    AssignedClientsOnly: z.boolean(),
  })
  .meta({ id: 'Agency' })

/** The province of a user who has none, and of a calculation without one. */
export const DEFAULT_PROVINCE = '44'
export const DEFAULT_OFFICE = '-'

/** The signed-in user: the data that the page needs. */
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
    ...schemasOf(userRights),
    provinciaDefault: z.string(),
    ufficioDefault: z.string(),
    AgencyId: z.int().nullable().meta({ description: 'Lo studio in cui lavora, scelto tra i suoi; nullo: il primo' }),
    /** Somebody has reset the password or the second factor, and the user has not read the notice yet. */
    AccessReset: z.object({ At: z.iso.datetime(), By: z.string() }).nullable().optional(),
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
    /** Time of the last save, ISO with milliseconds. An overwrite sends it as the version. */
    TStamp: z.iso.datetime(),
    /** Fingerprint of the law behind the saved result; null if it was saved before fingerprints existed, or without a known year. */
    Impronta: z.string().nullable(),
  })
  .meta({ id: 'Elaborazione' })
export type CalculationItem = z.infer<typeof calculationItem>

/** `State`: what was typed, migrated to the current catalog. `Risultato`: the result computed when it was saved. */
export const calculation = calculationItem
  .extend({
    State: z.record(z.string(), z.unknown()),
    Risultato: z
      .union([results.iforfettari.calcolo, results.convsrl.calcolo, results.budget4u.calcolo, results.forme.calcolo])
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
    /** Year of the figures: the year before if nothing is published yet for the requested year. */
    anno: z.int(),
    sogliaEsenzione: z.number(),
    scaglioni: z.array(z.object({ finoA: z.number().nullable(), aliquota: z.number() })).min(1),
    /** Exemptions that depend on more than the income. They are shown and never applied automatically. */
    esenzioniParticolari: z.string().nullable(),
    fonte: z.string(),
  })
  .meta({ id: 'Comune' })
export type Comune = z.infer<typeof comune>
