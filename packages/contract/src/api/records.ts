/**
 * The administration records that the calls exchange, with the names of the specification. The fields of a form come from
 * its declaration in `forms.ts`.
 */
import { z } from 'zod'
import { schemasOf, words } from './form-schemas.ts'
import { agencyForm, brandForm, companyForm, principalAuthForm, principalForm, whatsNewForm } from './forms.ts'
import { recordId } from './ids.ts'

const text = words.nullable()
const day = z.iso.date().nullable()
const moment = z.iso.datetime().nullable()

/** Warnings about a record that can be saved, for example that another record has the same number. Absent if there are none. */
const warnings = { Warnings: z.array(z.string()).optional() }
/** Only the server writes these. A save sends `UpdateDate` back, which shows whether somebody else saved in the meantime. */
const stamps = { InsertDate: moment, InsertUser: text, UpdateDate: moment, UpdateUser: text }
/** The stamp that a form sends. */
const version = { UpdateDate: moment.default(null) }

const companyFields = { Id: recordId, ...schemasOf(companyForm) }
/** The licence holder. */
export const companyRecord = z.object({ ...companyFields, ...stamps, ...warnings }).meta({ id: 'CompanyRecord' })
export const companyInput = z.object({ ...companyFields, ...version }).meta({ id: 'CompanyModulo' })
export type CompanyRecord = z.infer<typeof companyRecord>
export type CompanyInput = z.infer<typeof companyInput>

const agencyFields = { Id: recordId, ...schemasOf(agencyForm) }
/** The studio. `ActiveUsers`: how many of its users take a licence. */
export const agencyRecord = z
  .object({ ...agencyFields, DescCompany: text, ActiveUsers: z.int().optional(), ...stamps, ...warnings })
  .meta({ id: 'AgencyRecord' })
/** `AssignedClientsOnly` came after the specification: a call without it leaves the choice as it is. */
export const agencyInput = z.object({ ...agencyFields, AssignedClientsOnly: z.boolean().optional(), ...version }).meta({ id: 'AgencyModulo' })
export type AgencyRecord = z.infer<typeof agencyRecord>
export type AgencyInput = z.infer<typeof agencyInput>
export type AgencyValues = AgencyInput & { readonly AssignedClientsOnly: boolean }

const principalAuthFields = { Id: recordId, ...schemasOf(principalAuthForm) }
/** A user's link to a studio. */
export const principalAuthRecord = z.object({ ...principalAuthFields, Agency: z.object({ Id: recordId, Name: z.string() }) }).meta({ id: 'PrincipalAuth' })
export const principalAuthInput = z.object(principalAuthFields).meta({ id: 'PrincipalAuthModulo' })
export type PrincipalAuthRecord = z.infer<typeof principalAuthRecord>

const principalFields = { Id: recordId, ...schemasOf(principalForm) }
/** `agencyName`: the first linked studio. `ClosedAt`: a closed user cannot sign in any more; their work stays. */
const principalState = { agencyName: text, ClosedAt: z.iso.datetime().nullable(), ...stamps }
/** A row of the list of users. */
export const principalItem = z.object({ ...principalFields, ...principalState }).meta({ id: 'PrincipalItem' })
/** The user. Nobody sets the password of another user; a link lets the user choose it. */
export const principalRecord = z
  .object({
    ...principalFields,
    ...principalState,
    Company: z.object({ Id: recordId, BusinessName: words, HasEasyStart: z.boolean() }).nullable(),
    PrincipalAuth: z.array(principalAuthRecord),
    ...warnings,
  })
  .meta({ id: 'PrincipalRecord' })
/** The users who can take over the work of a user, with the numbers of calculations and of clients that the user follows. */
export const colleagues = z
  .object({
    Calculations: z.int(),
    Clients: z.int(),
    Colleagues: z.array(z.object({ Id: recordId, Surname: words, Name: words, Username: words, agencyName: text })),
  })
  .meta({ id: 'Colleghi' })
export type Colleagues = z.infer<typeof colleagues>
/** `ApplicationForme` came after the specification. A call without it leaves the right as it is; a new user with the other three simulators gets it. */
export const principalInput = z.object({ ...principalFields, ApplicationForme: z.boolean().optional(), ...version }).meta({ id: 'PrincipalModulo' })
export type PrincipalItem = z.infer<typeof principalItem>
export type PrincipalRecord = z.infer<typeof principalRecord>
export type PrincipalInput = z.infer<typeof principalInput>
export type PrincipalValues = PrincipalInput & { readonly ApplicationForme: boolean }

const whatsNewFields = { Id: recordId, ...schemasOf(whatsNewForm) }
/** A release note. It ends on `ExpirationDate`, which only the calls 'close' and 'open' write. */
export const whatsNewRecord = z.object({ ...whatsNewFields, ExpirationDate: day, ...stamps }).meta({ id: 'WhatsNew' })
export const whatsNewInput = z.object({ ...whatsNewFields, ...version }).meta({ id: 'WhatsNewModulo' })
export type WhatsNewRecord = z.infer<typeof whatsNewRecord>
export type WhatsNewInput = z.infer<typeof whatsNewInput>

const brandFields = { Id: recordId, ...schemasOf(brandForm) }
/** A brand. `Hosts`: the addresses that show it. */
export const brandRecord = z.object({ ...brandFields, Hosts: z.array(z.string()), ...stamps }).meta({ id: 'MarchioRecord' })
export const brandInput = z.object({ ...brandFields, ...version }).meta({ id: 'MarchioModulo' })
export type BrandRecord = z.infer<typeof brandRecord>
export type BrandInput = z.infer<typeof brandInput>

/** What a user did with a release note: `Hide` never shows it again. */
export const principalWhatsNew = z.object({ PrincipalId: recordId, WhatsNewId: recordId, Hide: z.boolean() }).meta({ id: 'PrincipalWhatsNew' })

/** An application card of the home page; `Guid` is its name at the ticket endpoint of the identity provider. */
export const applicationRecord = z
  .object({
    Type: z.enum(['IFORFETTARI', 'BUDGET4U', 'CONVSRL', 'FORME', 'EASYSTART']),
    Guid: words,
    Nome: words,
    Descrizione: words,
    Url: text,
    inactive: z.boolean(),
  })
  .meta({ id: 'Applicazione' })
export type ApplicationRecord = z.infer<typeof applicationRecord>
