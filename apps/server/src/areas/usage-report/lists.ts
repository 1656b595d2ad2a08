/** The lists of administration as CSV files, with the columns of the screens. */
import { ALL_ROWS, files, routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import type { Mount } from '../../platform/mount.ts'
import * as agencies from '../agencies/store.ts'
import { dayInRome } from '../auth/sign-in-checks.ts'
import * as companies from '../companies/store.ts'
import * as news from '../news/store.ts'
import * as principals from '../principals/store.ts'
import { type Cell, csv } from './csv.ts'

/** All rows that pass the filters. */
const everything = { Take: ALL_ROWS, QueryId: null, PageDirection: 'forward' } as const

export function listFiles(mount: Mount, deps: Pick<Deps, 'db' | 'asProgram' | 'clock'>): void {
  const { db, clock } = deps
  const file = (name: string, headings: readonly string[], rows: readonly (readonly Cell[])[]) => ({
    name: `${name}${dayInRome(clock()).replaceAll('-', '')}.csv`,
    bytes: csv(headings, rows),
  })

  mount(routes.companiesCsv, async ({ who, body }) =>
    file(
      files.company,
      ['Bloccata', 'Id', 'Nome', 'Codice Fiscale', 'Partita Iva', 'Logo', 'Nome App'],
      (await companies.search(db, who, body)).map((row) => [
        row.isLocked,
        row.id,
        row.businessName,
        row.taxCode,
        row.vatNumber,
        row.uiLogoUrl,
        row.applicationName,
      ]),
    ),
  )

  mount(routes.agenciesCsv, async ({ who, body }) =>
    file(
      files.agency,
      ['Disabilitato dal', 'Id', 'Nome', 'Company', 'Partita Iva', 'Codice', 'Indirizzo'],
      (await agencies.search(db, who, { ...body, ...everything })).ResultList.map((row) => [
        italian(row.Disabled),
        row.Id,
        row.Name,
        row.DescCompany,
        row.VatNumber,
        row.Code,
        row.Address,
      ]),
    ),
  )

  mount(routes.principalsCsv, async ({ who, body }) =>
    file(
      files.principal,
      ['Disabilitato dal', 'Id', 'Cognome', 'Nome', 'Studio', 'UserName', 'Mail', 'Ruolo'],
      (await principals.search(deps, who, { ...body, ...everything })).ResultList.map((row) => [
        italian(row.Disabled),
        row.Id,
        row.Surname,
        row.Name,
        row.agencyName,
        row.Username,
        row.Mail,
        row.Role,
      ]),
    ),
  )

  mount(routes.newsCsv, async ({ body }) =>
    file(
      files.whatsnew,
      ['Id', 'Versione', 'Titolo', 'Html content', 'Data fine'],
      (await news.search(db, { ...body, ...everything }, dayInRome(clock()))).ResultList.map((row) => [
        row.Id,
        row.Version,
        row.Title,
        row.HtmlContent,
        italian(row.ExpirationDate),
      ]),
    ),
  )
}

const italian = (day: string | null): string | null => day?.split('-').reverse().join('/') ?? null
