/** Calls that export all data of a company, a studio or a user, or erase it. */
import { z } from 'zod'
import { ids } from '../ids.ts'
import { route } from '../route.ts'
import { fileOf } from './parts.ts'

const tag = 'Dati'
const archive = fileOf('application/zip')

/** Exactly one of the three. */
const dataAsked = z
  .union([z.strictObject({ CompanyId: ids }), z.strictObject({ AgencyId: ids }), z.strictObject({ PrincipalId: ids })])
  .meta({ id: 'DatiDi', description: 'Di chi: una company, uno studio o un utente' })
export type DataAsked = z.infer<typeof dataAsked>

/** `Name`: the name as in the record, typed to confirm. */
const eraseAsked = z
  .union([z.strictObject({ CompanyId: ids, Name: z.string().max(500) }), z.strictObject({ PrincipalId: ids, Name: z.string().max(500) })])
  .meta({ id: 'DatiDaCancellare', description: 'Di chi, e il suo nome per conferma: una company bloccata, o un utente chiuso' })
export type EraseAsked = z.infer<typeof eraseAsked>

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
  eraseData: route({
    method: 'POST',
    path: '/data/erase',
    permission: 'dati',
    once: true,
    cost: 'heavy',
    audit: { kind: 'Company', action: 'Eliminazione', byHandler: true },
    tag,
    summary:
      'Cancella per sempre i dati personali di un utente chiuso, o (SUPERADMIN) tutti quelli di una company bloccata; risponde la ricevuta. Il registro resta. Con l’intestazione `Idempotency-Key` una chiamata ripetuta entro cinque minuti risponde la stessa ricevuta',
    body: eraseAsked,
    ...fileOf('text/plain; charset=utf-8'),
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
