/** Calls of the register of who read or changed what. */
import { auditRow, auditSearch } from '../audit.ts'
import { route } from '../route.ts'
import { paged } from '../searches.ts'
import { fileOf } from './parts.ts'

const tag = 'Registro'

export const audit = {
  searchAudit: route({
    method: 'POST',
    path: '/audit/search',
    permission: 'registro',
    tag,
    summary: 'Una pagina del registro, dalla riga più recente: tutto per SUPERADMIN, la propria company per ADMIN',
    body: auditSearch,
    answer: paged(auditRow),
  }),
  auditCsv: route({
    method: 'POST',
    path: '/audit/csv',
    cost: 'heavy',
    permission: 'registro',
    audit: { kind: 'Registro', action: 'Esportazione' },
    tag,
    summary: 'Le righe del registro che i filtri lasciano, come file CSV',
    body: auditSearch,
    ...fileOf('text/csv; charset=utf-8'),
  }),
  auditJson: route({
    method: 'POST',
    path: '/audit/json',
    permission: 'registro',
    cost: 'heavy',
    audit: { kind: 'Registro', action: 'Esportazione' },
    tag,
    summary: 'Le righe del registro che i filtri lasciano, una riga JSON ciascuna, dalla più vecchia, con le impronte per ricontrollarle altrove',
    body: auditSearch,
    ...fileOf('application/x-ndjson; charset=utf-8'),
  }),
} as const
