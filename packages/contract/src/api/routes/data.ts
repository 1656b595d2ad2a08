/** Calls that export all data of a company, a studio or a user. */
import { z } from 'zod'
import { ids } from '../ids.ts'
import { route } from '../route.ts'
import { fileOf } from './parts.ts'

const tag = 'Dati'
const archive = fileOf('application/zip')

/** Exactly one of the three. */
export const dataAsked = z
  .union([z.strictObject({ CompanyId: ids }), z.strictObject({ AgencyId: ids }), z.strictObject({ PrincipalId: ids })])
  .meta({ id: 'DatiDi', description: 'Di chi: una company, uno studio o un utente' })
export type DataAsked = z.infer<typeof dataAsked>

export const data = {
  exportData: route({
    method: 'POST',
    path: '/data/export',
    permission: 'dati',
    cost: 'heavy',
    audit: { kind: 'Company', action: 'Esportazione', byHandler: true },
    tag,
    summary:
      'Tutti i dati di una company, di uno studio o di un utente in un archivio ZIP: una tabella per file (JSON Lines), le dichiarazioni leggibili, un indice',
    body: dataAsked,
    ...archive,
  }),
  ownData: route({
    method: 'POST',
    path: '/data/own',
    permission: 'accesso',
    cost: 'heavy',
    audit: { kind: 'Utente', action: 'Esportazione', byHandler: true },
    tag,
    summary: 'Tutti i dati del proprio utente, nello stesso archivio',
    ...archive,
  }),
} as const
