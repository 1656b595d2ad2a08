import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAdmin } from '../../src/areas/principals/create-admin.ts'
import { Mendable } from '../../src/platform/mendable.ts'
import { principal } from '../../src/platform/schema.ts'
import { signIn } from '../support/sign-in.ts'
import { type Studio, studio } from '../support/studio.ts'

const MARIO = { Username: 'mrossi', Surname: 'Rossi', Name: 'Mario', Mail: 'm.rossi@example.it' }

let server: Studio
beforeAll(async () => {
  server = await studio({ NODE_ENV: 'production' })
})
afterAll(() => server.close())

it('makes a SUPERADMIN who signs in in production with the shown password, chooses another, and can create everything else', async () => {
  const password = await createAdmin(server.db, MARIO, new Date())
  expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/)
  const { access_token } = await signIn(server.origin, 'mrossi', password, { chosen: 'quattro parole senza legame' })
  expect(await server.call(access_token, 'GET', '/auth/identity')).toMatchObject({ body: { Role: 'SUPERADMIN', Company: null, PrincipalAuth: [] } })
  expect(await server.call(access_token, 'POST', '/company/search', {})).toMatchObject({ status: 200 })
})

it('makes nobody twice, nobody without name and mail, and stores the password nowhere', async () => {
  const before = await server.db.$count(principal)
  await expect(createAdmin(server.db, { ...MARIO, Username: 'MRossi' }, new Date())).rejects.toThrow('Nome utente già presente: MRossi')
  const race = await Promise.allSettled(['gara', 'Gara', 'GARA'].map((Username) => createAdmin(server.db, { ...MARIO, Username }, new Date())))
  const lost = race.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
  expect(lost).toEqual([expect.stringContaining('Nome utente già presente'), expect.stringContaining('Nome utente già presente')])
  const nameless = createAdmin(server.db, { Username: '', Surname: '', Name: '', Mail: 'x' }, new Date())
  await expect(nameless).rejects.toThrow(Mendable)
  await expect(nameless).rejects.toThrow('Lo userName è obbligatorio; Il Cognome è obbligatorio; Il Nome è obbligatorio; Invalid mail. Uso: ')
  expect(await server.db.$count(principal)).toBe(before + 1)
})
