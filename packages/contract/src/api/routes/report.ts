/** The usage report and the lists as files. */
import { z } from 'zod'
import { route } from '../route.ts'
import { agencySearch, companySearch, principalSearch, whatsNewSearch } from '../searches.ts'
import { usageAsked, usageRow } from '../users-file.ts'
import { fileOf } from './parts.ts'

const tag = 'Report'

/** The names of the files. A list has the day, as YYYYMMDD, after its name. */
export const files = { report: 'DatiUtilizzo.xlsx', company: 'Company', agency: 'Studi', principal: 'Utenti', whatsnew: 'WhatsNew', audit: 'Registro' } as const

export const usageReport = {
  exportUsage: route({
    method: 'POST',
    path: '/report/exportdata',
    cost: 'heavy',
    permission: 'report',
    audit: { kind: 'Utilizzo', action: 'Esportazione' },
    tag,
    summary: 'Accessi ed elaborazioni salvate per studio, utente, applicazione e mese, con i totali di ogni mese (Excel)',
    body: usageAsked,
    ...fileOf('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  }),
  usage: route({
    method: 'POST',
    path: '/report/utilizzo',
    cost: 'heavy',
    permission: 'report',
    audit: { kind: 'Utilizzo', action: 'Lettura' },
    tag,
    summary: 'Accessi ed elaborazioni salvate per studio, utente, applicazione e mese, nei mesi chiesti',
    body: usageAsked,
    answer: z.array(usageRow),
  }),
  companiesCsv: route({
    method: 'POST',
    path: '/company/csv',
    cost: 'heavy',
    permission: 'company',
    audit: { kind: 'Company', action: 'Esportazione' },
    tag,
    summary: 'Le company come file CSV',
    body: companySearch,
    ...fileOf('text/csv; charset=utf-8'),
  }),
  agenciesCsv: route({
    method: 'POST',
    path: '/agency/csv',
    cost: 'heavy',
    permission: 'studi',
    audit: { kind: 'Studio', action: 'Esportazione' },
    tag,
    summary: 'Gli studi che i filtri lasciano, come file CSV',
    body: agencySearch,
    ...fileOf('text/csv; charset=utf-8'),
  }),
  principalsCsv: route({
    method: 'POST',
    path: '/principal/csv',
    cost: 'heavy',
    permission: 'utenti',
    audit: { kind: 'Utente', action: 'Esportazione' },
    tag,
    summary: 'Gli utenti che i filtri lasciano, come file CSV',
    body: principalSearch,
    ...fileOf('text/csv; charset=utf-8'),
  }),
  newsCsv: route({
    method: 'POST',
    path: '/whatsnew/csv',
    cost: 'heavy',
    permission: 'novita',
    audit: { kind: "What's New", action: 'Esportazione' },
    tag,
    summary: 'Le novità che i filtri lasciano, come file CSV',
    body: whatsNewSearch,
    ...fileOf('text/csv; charset=utf-8'),
  }),
} as const
