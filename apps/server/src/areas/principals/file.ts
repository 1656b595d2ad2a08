/** New users from a CSV file: each line is checked as if it were typed in the form. All lines are stored, or none. */
import { keysOf, recordOf } from '@bilancia/contract'
import {
  type Identity,
  type PrincipalInput,
  principalForm,
  type Rights,
  type Role,
  rightsNotOwned,
  roleChoices,
  roles,
  USER_LINES_MAX,
  type UsersImport,
  userRights,
} from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import { Refusal } from '../../platform/problem.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'
import { type CsvLine, csvLines } from '../usage-report/csv.ts'
import { principals } from './service.ts'

const texts = ['Username', 'Surname', 'Name', 'Mail', 'Phone', 'Taxcode'] as const
const rights = keysOf(userRights).filter((right) => right !== 'ReportEnabled')
type Name = (typeof texts)[number] | 'Role' | (typeof rights)[number]
type Line = UsersImport['righe'][number]

const labels = recordOf([...texts, 'Role' as const, ...rights], (name) => principalForm[name].label)
const required: readonly Name[] = ['Username', 'Surname', 'Name', 'Mail', 'Role']
const yes = ['sì', 'si', 's', 'x', '1']
const no = ['no', 'n', '0', '']

/** Rolls back the transaction of a trial, or of a file with errors. */
class NotStored extends Error {}

/** A line as a new user, or the reason (in Italian) why it is none. A right without a column is as in an empty form, if the caller has the right. */
function userOf(who: Identity, of: CsvLine<Name>['of'], companyId: number): PrincipalInput | string {
  const text = (name: (typeof texts)[number]) => of.get(name)?.trim() || null
  const asked = (of.get('Role') ?? '').trim().toUpperCase()
  const Role = roles.find((role): role is Role => role === asked)
  if (!Role) return `${labels.Role}: «${of.get('Role') ?? ''}» non è ${roleChoices(who.Role).join(' né ')}`
  const given = (right: (typeof rights)[number]): boolean | string => {
    const typed = of.get(right)?.trim().toLowerCase()
    if (typed === undefined) return 'start' in userRights[right] && rightsNotOwned(who, null, { ...none, [right]: true }).length === 0
    return yes.includes(typed) || (no.includes(typed) ? false : `${labels[right]}: «${of.get(right)}» non è Sì né No`)
  }
  const answers = rights.map((right) => [right, given(right)] as const)
  const wrong = answers.find(([, answer]) => typeof answer === 'string')?.[1]
  if (typeof wrong === 'string') return wrong
  return {
    ...none,
    ...(Object.fromEntries(answers) as Partial<Rights>),
    ...{ Id: 0, CompanyId: companyId, Role, Disabled: null, Language: null, AvatarId: null, UpdateDate: null },
    ...{ Username: text('Username') ?? '', Surname: text('Surname') ?? '', Name: text('Name') ?? '', Mail: text('Mail') ?? '' },
    ...{ Phone: text('Phone'), Taxcode: text('Taxcode') },
  }
}
const none = recordOf(keysOf(userRights), () => false)

type Asked = { readonly csv: string; readonly AgencyId: number; readonly prova: boolean }

export async function importUsers(deps: Pick<Deps, 'db' | 'asProgram' | 'clock'>, who: Identity, { csv, AgencyId, prova }: Asked): Promise<UsersImport> {
  const { db, clock } = deps
  const service = principals(deps)
  const studio = await service.studio(who, AgencyId)
  const refuse = (testo: string) => new Refusal('CLIENTI_FILE', { testo })
  const { lines, unread } = csvLines<Name>(csv, { labels, required, max: USER_LINES_MAX, what: 'utenti', refuse })
  const nonLette = [...unread]
  const righe: Line[] = []
  const add = async ({ riga, of }: CsvLine<Name>): Promise<Line> => {
    const told = { riga, utente: of.get('Username') ?? '', Id: null }
    const typed = userOf(who, of, studio.companyId)
    if (typeof typed === 'string') return { ...told, esito: 'ERRORE', testo: typed }
    try {
      const { Id, Warnings = [] } = await service.insert(who, AgencyId, typed)
      return { ...told, esito: 'NUOVO', testo: ['Nuovo utente', ...Warnings].join('. '), Id }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const fields = error.details.campi?.map(({ testo }) => testo).join('; ')
      return { ...told, esito: 'ERRORE', testo: fields ?? error.message }
    }
  }
  try {
    await db.transaction(async () => {
      // One after the other: each takes its licence, and sees the names before it.
      for (const line of lines) righe.push(await add(line))
      if (prova || righe.some(({ esito }) => esito === 'ERRORE')) throw new NotStored()
      const made = righe.map(
        ({ Id, utente }) => ({ kind: 'Utente', action: 'Creazione', recordId: Id, recordName: utente, companyId: studio.companyId }) as const,
      )
      const file = { kind: 'Utente', action: 'Importazione', recordId: null, recordName: 'file CSV', companyId: studio.companyId } as const
      await record(db, who, clock(), [...made, { ...file, changes: [said('NUOVO', righe.length)] }])
    })
  } catch (error) {
    if (!(error instanceof NotStored)) throw error
    return { salvati: false, righe: righe.map((line) => ({ ...line, Id: null })), nonLette }
  }
  return { salvati: true, righe, nonLette }
}
