/**
 * Who may change what of a user. Of a higher role: nothing. Of the same role: nothing that opens the account. Of a lower role: everything, but rights
 * only if the caller has them.
 */
import type { PrincipalInput, PrincipalRecord, Role } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { principal, principalAuth } from '../../src/platform/schema.ts'
import { aPrincipal } from '../support/records.ts'
import { type Studio, studio } from '../support/studio.ts'

/** From the highest to the lowest. */
const ranks: readonly Role[] = ['SUPERADMIN', 'ADMIN', 'MANAGER', 'OPERATOR', 'DEMO']
const administrators = ['SUPERADMIN', 'ADMIN', 'MANAGER'] as const
type Administrator = (typeof administrators)[number]

let server: Studio
let agencyId: number
const actors = new Map<Role, { readonly id: number; readonly username: string }>()
beforeAll(async () => {
  server = await studio()
  agencyId = await server.addAgency({ principalCounter: 1000 })
  for (const role of administrators) actors.set(role, await server.addUser({ role, userCreation: true, applicationConvenienza: false }))
})
afterAll(() => server.close())

const actor = (role: Administrator) => actors.get(role) ?? { id: 0, username: '' }
const call = async (role: Administrator, method: string, path: string, body?: unknown) =>
  server.call(await server.tokenOf(actor(role).username), method, path, body)
const recordOf = async (id: number) => (await call('SUPERADMIN', 'GET', `/principal/${id}`)).body as PrincipalRecord
const formOf = async (id: number): Promise<PrincipalInput> => {
  const { Company: _1, PrincipalAuth: _2, agencyName: _3, ClosedAt: _4, InsertDate: _5, InsertUser: _6, UpdateUser: _7, ...fields } = await recordOf(id)
  return fields
}
/** A user with this role and without rights. */
const other = (role: Role) =>
  server.addUser({ role, applicationForfetari: false, applicationConvenienza: false, applicationBudget: false, applicationForme: false })

/** Changes that open the account of another user, or change their rights. */
const ways: Readonly<Record<string, Partial<PrincipalInput>>> = {
  mail: { Mail: 'altra@example.it' },
  disabled: { Disabled: '2030-01-01' },
  right: { ApplicationForfetari: true },
}

describe.each(administrators)('a %s', (role) => {
  it.each(ranks)('of a %s', async (target) => {
    const above = ranks.indexOf(target) - ranks.indexOf(role)
    const { id } = await other(target)
    const answers: [string, number][] = []
    for (const [name, change] of Object.entries(ways))
      answers.push([name, (await call(role, 'POST', '/principal', { ...(await formOf(id)), ...change })).status])
    answers.push(['phone', (await call(role, 'POST', '/principal', { ...(await formOf(id)), Phone: '051' })).status])
    answers.push(['second factor', (await call(role, 'POST', `/principal/${id}/secondfactor/reset`)).status])
    answers.push(['new password', (await call(role, 'POST', `/principal/${id}/link`)).status])
    answers.push(['closing', (await call(role, 'DELETE', '/principal', id)).status])
    const taken = above > 0 ? 200 : 403
    const withSecond = taken === 200 && target === 'ADMIN' ? 409 : taken
    expect(answers).toEqual([
      // For an ADMIN a second administrator must confirm first: see second-person.test.ts.
      ...Object.keys(ways).map((name) => [name, name === 'mail' ? withSecond : taken]),
      ['phone', above >= 0 ? 200 : 403],
      // There is no second factor to remove.
      ['second factor', above > 0 ? 409 : 403],
      ['new password', withSecond],
      ['closing', taken],
    ])
  })

  it('cannot change their own rights or close themselves', async () => {
    const { id } = actor(role)
    const own = await formOf(id)
    const changes: readonly Partial<PrincipalInput>[] = [
      { Role: role === 'MANAGER' ? 'OPERATOR' : 'MANAGER' },
      { ApplicationConvenienza: true },
      { UserCreation: false },
      { Disabled: '2030-01-01' },
    ]
    for (const change of changes)
      expect([change, await call(role, 'POST', '/principal', { ...own, ...change })]).toMatchObject([change, { status: 403, body: { code: 'DIRITTI_PROPRI' } }])
    expect(await call(role, 'POST', '/principal', { ...own, Phone: '051', Mail: 'mia@example.it' })).toMatchObject({ status: 200 })
    expect(await call(role, 'DELETE', '/principal', id)).toMatchObject({ status: 403, body: { code: 'UTENTE_PROPRIO' } })
  })

  it('gives only lower roles, and only rights that they have', async () => {
    const may: Readonly<Record<Administrator, readonly Role[]>> = {
      SUPERADMIN: ranks,
      ADMIN: ['MANAGER', 'OPERATOR', 'DEMO'],
      MANAGER: ['MANAGER', 'OPERATOR'],
    }
    for (const given of ranks) {
      const { id } = await other('OPERATOR')
      const { status } = await call(role, 'POST', '/principal', { ...(await formOf(id)), Role: given })
      expect([given, status]).toEqual([given, given === 'OPERATOR' || may[role].includes(given) ? 200 : 403])
    }
    const { id } = await other('OPERATOR')
    const answer = await call(role, 'POST', '/principal', { ...(await formOf(id)), ApplicationForfetari: true, ApplicationConvenienza: true })
    if (role === 'SUPERADMIN') expect(answer.status).toBe(200)
    else expect(answer).toMatchObject({ status: 403, body: { title: 'Non si può dare un diritto che non si ha: Convenienza Srl' } })
    const fresh = aPrincipal(server.companyId, { Username: `nuovo-${role}`, ApplicationConvenienza: true })
    expect((await call(role, 'POST', `/principal/user/${agencyId}`, fresh)).status).toBe(role === 'SUPERADMIN' ? 200 : 403)
  })
})

it('a right that a user has already stays, whoever saves the record', async () => {
  const { id } = await server.addUser({ role: 'OPERATOR' })
  expect(await call('ADMIN', 'POST', '/principal', { ...(await formOf(id)), Phone: '051' })).toMatchObject({
    status: 200,
    body: { ApplicationConvenienza: true },
  })
})

it('a new role ends the sessions of the user, because it may ask for a second factor', async () => {
  const { id, username } = await server.addUser({ role: 'OPERATOR' })
  const token = await server.tokenOf(username)
  expect((await server.call(token, 'GET', '/auth/identity')).status).toBe(200)
  await call('SUPERADMIN', 'POST', '/principal', { ...(await formOf(id)), Role: 'ADMIN' })
  server.wait(1)
  expect((await server.call(token, 'GET', '/auth/identity')).status).toBe(401)
  const [row] = await server.db.select().from(principal).where(eq(principal.id, id))
  expect(row?.role).toBe('ADMIN')
})

/** The rights of a user, from their row and links. */
async function rightsIn(id: number) {
  const [row] = await server.db.select().from(principal).where(eq(principal.id, id))
  const links = await server.db.select({ agencyId: principalAuth.agencyId }).from(principalAuth).where(eq(principalAuth.principalId, id))
  if (!row) throw new Error(`no user ${id}`)
  const { applicationForfetari, applicationConvenienza, applicationBudget, applicationForme, applicationEasyStart, userCreation, reportEnabled } = row
  const flags = { applicationForfetari, applicationConvenienza, applicationBudget, applicationForme, applicationEasyStart, userCreation, reportEnabled }
  const { role, companyId, disabled, passwordHash, mail } = row
  return { flags, role, companyId, disabled, passwordHash, mail, studios: links.map(({ agencyId: studio }) => studio).sort((a, b) => a - b) }
}

/** Every field that decides about identity or rights, each with a value that differs from the target's. */
const changes: readonly (readonly [string, (was: PrincipalInput) => Partial<PrincipalInput>])[] = [
  ...ranks.map((given) => [`role ${given}`, () => ({ Role: given })] as const),
  ...(
    [
      'ApplicationForfetari',
      'ApplicationConvenienza',
      'ApplicationBudget',
      'ApplicationForme',
      'ApplicationEasyStart',
      'UserCreation',
      'ReportEnabled',
    ] as const
  ).map((flag) => [flag, (was: PrincipalInput) => ({ [flag]: !was[flag] })] as const),
  ['disabled', () => ({ Disabled: '2030-01-01' })],
  ['mail', () => ({ Mail: 'cambiata@example.it' })],
  ['company', () => ({ CompanyId: null })],
]

describe.each(administrators)('any change by a %s', (role) => {
  it.each([...ranks, 'self'] as const)('of %s changes only what they may change, and gives only what they have', async (target) => {
    const me = actor(role).id
    const mine = await rightsIn(me)
    const targetRole = target === 'self' ? role : target
    const below = target !== 'self' && ranks.indexOf(targetRole) > ranks.indexOf(role)
    // One user for all refused changes, because each leaves them as they were; a new one for each change that is made.
    const same = target === 'self' ? me : (await other(target)).id
    const read = async (id: number) => ({ id, was: await formOf(id), before: await rightsIn(id) })
    let one = await read(same)
    for (const [name, change] of [...changes, ['studio', null] as const]) {
      if (below) one = await read((await other(target)).id)
      const { id, was, before } = one
      const { status } = change
        ? await call(role, 'POST', '/principal', { ...was, ...change(was) })
        : await call(role, 'POST', '/principalauth', { Id: 0, PrincipalId: id, AgencyId: agencyId })
      const after = await rightsIn(id)
      const told = `${role} ${target} ${name}`
      if (!below) expect([told, { ...after, mail: '' }]).toEqual([told, { ...before, mail: '' }])
      if (!below && target !== 'self') expect([told, after.mail]).toEqual([told, before.mail])
      const gained = Object.entries(after.flags).filter(([flag, has]) => has && !Object.entries(before.flags).some((one) => one[0] === flag && one[1]))
      const owned = Object.entries(mine.flags).flatMap(([flag, has]) => (has ? [flag] : []))
      if (role !== 'SUPERADMIN') expect([told, gained.map(([flag]) => flag).filter((flag) => !owned.includes(flag))]).toEqual([told, []])
      expect([told, ranks.indexOf(after.role) >= ranks.indexOf(role)]).toEqual([told, ranks.indexOf(before.role) >= ranks.indexOf(role)])
      // A saved record has a new version.
      if (!below && status === 200) one = await read(same)
    }
    expect(await rightsIn(me)).toEqual({ ...mine, mail: target === 'self' ? 'cambiata@example.it' : mine.mail })
  })
})

it('an ADMIN adds no studio to themselves or to another ADMIN', async () => {
  const peer = await other('ADMIN')
  for (const [id, code] of [
    [actor('ADMIN').id, 'DIRITTI_PROPRI'],
    [peer.id, 'RUOLO_PARI'],
  ] as const) {
    const before = await rightsIn(id)
    expect(await call('ADMIN', 'POST', '/principalauth', { Id: 0, PrincipalId: id, AgencyId: agencyId })).toMatchObject({ status: 403, body: { code } })
    expect(await rightsIn(id)).toEqual(before)
  }
})
