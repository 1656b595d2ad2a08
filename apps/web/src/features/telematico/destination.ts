/** Where an import goes. */
import { errors, type Role, type TelematicoScope } from '@bilancia/contract/api'
import type { Filters } from './filters.ts'

/** In words: a studio or, for a SUPERADMIN, the company itself. While it is not `ready`, what has still to be chosen, as the server says it. */
export type Destination = { readonly where: string; readonly ready: boolean }

export function destinationOf(
  role: Role,
  { Companies, Agencies }: TelematicoScope,
  { CompanyId, AgencyId }: Pick<Filters, 'CompanyId' | 'AgencyId'>,
): Destination {
  const studio = Agencies.find(({ Id }) => Id === AgencyId)
  if (studio) return { where: `Studio di competenza: ${studio.Name}`, ready: true }
  if (role !== 'SUPERADMIN') return { where: errors.STUDIO_MANCANTE.testo, ready: false }
  const company = Companies.find(({ Id }) => Id === CompanyId)
  if (!company) return { where: errors.COMPANY_MANCANTE.testo, ready: false }
  return { where: `Senza studio: le dichiarazioni restano alla company ${company.BusinessName}`, ready: true }
}
