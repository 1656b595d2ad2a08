/** Calls of the companies, the licence holders. */
import { z } from 'zod'
import { storedId } from '../ids.ts'
import { LOGO_BYTES_MAX, logoTypes } from '../kept-logo.ts'
import { companyInput, companyRecord } from '../records.ts'
import { route } from '../route.ts'
import { companySearch } from '../searches.ts'
import { fileOf, ofId } from './parts.ts'

/** `Content`: the bytes in base64. `Address`: an https address from which they are copied once. With `prova`, or without a company, nothing is stored. */
const logoAsked = z
  .object({
    CompanyId: storedId.nullable(),
    Content: z
      .base64()
      .max(Math.ceil(LOGO_BYTES_MAX / 3) * 4)
      .nullable()
      .default(null),
    Address: z.url().max(2000).nullable().default(null),
    prova: z.boolean().default(false),
  })
  .meta({ id: 'LogoModulo' })
/** `Content`: the bytes as they are kept; `Removed` lists what was taken out of an SVG. Sizes in pixels. `Address`: for `UiLogoUrl`. */
const logoLooked = z
  .object({
    Type: z.enum(logoTypes),
    Width: z.number(),
    Height: z.number(),
    Bytes: z.int(),
    Content: z.base64(),
    Removed: z.array(z.string()),
    Address: z.string(),
  })
  .meta({ id: 'Logo' })
export type LogoLooked = z.infer<typeof logoLooked>

export const companies = {
  searchCompanies: route({
    method: 'POST',
    path: '/company/search',
    permission: 'scegliCompany',
    tag: 'Company',
    summary: 'Le company, per nome; la propria sola per chi non è SUPERADMIN',
    body: companySearch,
    answer: z.array(companyRecord),
  }),
  company: route({
    method: 'GET',
    path: '/company/:id',
    permission: 'company',
    audit: { kind: 'Company', action: 'Lettura', id: 'params' },
    tag: 'Company',
    summary: 'Una company',
    params: ofId,
    answer: companyRecord,
  }),
  saveCompany: route({
    method: 'POST',
    path: '/company',
    once: true,
    permission: 'company',
    audit: { kind: 'Company', action: 'Salvataggio', id: 'answer' },
    tag: 'Company',
    summary:
      'Crea (Id 0) o aggiorna una company; rifiuta se un altro l’ha salvata dopo `UpdateDate`. Con l’intestazione `Idempotency-Key` una creazione ripetuta risponde la company già creata',
    body: companyInput,
    answer: companyRecord,
  }),
  keepLogo: route({
    method: 'POST',
    path: '/company/logo',
    permission: 'company',
    cost: 'heavy',
    audit: { kind: 'Company', action: 'Lettura', byHandler: true },
    tag: 'Company',
    summary:
      'Tiene un logo (PNG, JPEG, SVG ripulito) per una company, caricato o copiato una volta da un indirizzo https; si mostra quando la company lo salva in `UiLogoUrl`. `prova`, o senza company, dice soltanto com’è',
    body: logoAsked,
    answer: logoLooked,
  }),
  logo: route({
    method: 'GET',
    path: '/loghi/:impronta',
    permission: 'pubblico',
    tag: 'Company',
    summary: 'Un logo tenuto dalla suite, per impronta',
    params: z.object({ impronta: z.string().regex(/^[0-9a-f]{64}$/) }),
    ...fileOf(...logoTypes),
  }),
  deleteCompany: route({
    method: 'DELETE',
    path: '/company',
    permission: 'company',
    audit: { kind: 'Company', action: 'Eliminazione', id: 'body' },
    tag: 'Company',
    summary: 'Elimina una company senza studi e senza utenti',
    body: storedId,
    answer: z.boolean(),
  }),
} as const
