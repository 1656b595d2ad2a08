/** Links with which users choose their password: who makes them, what they allow, the mails with them. */
import type { AccessLink } from '@bilancia/contract/api'
import { eq } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { audit } from '../../src/areas/audit/tables.ts'
import { accessLink, secondFactor } from '../../src/areas/own-access/tables.ts'
import type { Db } from '../../src/platform/connection.ts'
import { principal } from '../../src/platform/schema.ts'
import { during } from '../support/during.ts'
import { freePort } from '../support/port.ts'
import { browser, choosePassword, errorIn, signIn, titleIn } from '../support/sign-in.ts'
import { lightHash, PASSWORD, type Studio, studio } from '../support/studio.ts'

const NEW = 'cavallo graffetta lampione'

/** The settings of the second server; the first has the usual 72 hours and 60 minutes. */
const TIMES = { LINK_INVITATION_HOURS: '2', LINK_FORGOTTEN_MINUTES: '5' }

/** An external mail server; if `refuses` is set it accepts no mail. */
let mails: { readonly to: string; readonly text: string }[] = []
let refuses = false
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: (_, __, done) => done(refuses ? new Error('mailbox away') : null),
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      mails.push({
        to: session.envelope.rcptTo.map(({ address }) => address).join(),
        text: Buffer.concat(parts).toString().replaceAll('=\r\n', '').replaceAll('=3D', '='),
      })
      done()
    })
  },
})

let plain: Studio
let posting: Studio
beforeAll(async () => {
  const port = await freePort()
  await new Promise<void>((resolve) => mailServer.listen(port, '127.0.0.1', resolve))
  plain = await studio()
  posting = await studio({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Bilancia <bilancia@example.it>', ...TIMES })
})
afterAll(async () => {
  await plain.close()
  await posting.close()
  await new Promise<void>((resolve) => mailServer.close(resolve))
})

const page = async (address: string) => {
  const answer = await fetch(address)
  return { status: answer.status, body: await answer.text() }
}
const admins = new Map<Studio, Promise<string>>()
const byAdmin = async (server: Studio, id: number) => {
  const token = admins.get(server) ?? server.addUser({ role: 'ADMIN', userCreation: true }).then(({ username }) => server.tokenOf(username))
  admins.set(server, token)
  const { status, body } = await server.call(await token, 'POST', `/principal/${id}/link`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as AccessLink
}
const linkIn = (text: string) => /http:\/\/\S+\/idp\/link\/[\w-]{43}/.exec(text)?.[0] ?? ''

describe('a link', () => {
  it('is shown once to the administrator if no mail is sent, and lets its owner choose a password, once', async () => {
    const { id, username } = await plain.addUser({ passwordHash: null })
    const { Address, SentTo, Failed, ExpiresAt } = await byAdmin(plain, id)
    expect([SentTo, Failed]).toEqual([null, false])
    expect(Math.round((Date.parse(ExpiresAt) - Date.now()) / 3_600_000)).toBe(72)
    const address = Address ?? ''
    const opened = await page(address)
    expect([titleIn(opened.body), opened.body.includes(username)]).toEqual(['Scegliere la propria password', true])
    const who = browser(plain.origin)
    const unlike = await choosePassword(address, NEW, 'altro', who)
    expect([unlike.status, errorIn(unlike.body), unlike.redirects]).toEqual([422, 'Le due password non sono uguali', 1])
    const reloaded = await who.get(address)
    expect([reloaded.status, errorIn(reloaded.body)]).toEqual([200, null])
    expect(errorIn((await choosePassword(address, 'password1234')).body)).toContain('resta troppo poco')
    const saved = await choosePassword(address, NEW, NEW, who)
    expect([titleIn(saved.body), saved.redirects]).toEqual(['Password salvata', 1])
    // A cookie of the page that is not ours says nothing.
    const strange = await fetch(address, { headers: { cookie: 'esito=s1.x.AAAA' } })
    expect([strange.status, titleIn(await strange.text())]).toEqual([410, 'Link scaduto'])
    expect((await signIn(plain.origin, username, NEW)).access_token).toBeTruthy()
    for (const answer of [await page(address), await choosePassword(address, 'un altra del tutto nuova')])
      expect([answer.status, titleIn(answer.body)]).toEqual([410, 'Link scaduto'])
    const rows = await plain.db.select().from(audit).where(eq(audit.recordId, id))
    expect(JSON.stringify(rows)).not.toContain(address.slice(-43))
    expect(JSON.stringify(await plain.db.select().from(accessLink))).not.toContain(address.slice(-43))
  })

  it('works for one of two who use it at once', async () => {
    const address = (await byAdmin(plain, (await plain.addUser()).id)).Address ?? ''
    const answers = await Promise.all([NEW, 'un altra del tutto nuova'].map((password) => choosePassword(address, password)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('to a new user of the same role is made only by a user with all rights of the new one', async () => {
    const { id } = await plain.addUser({ role: 'MANAGER', passwordHash: null })
    const lesser = await plain.addUser({ role: 'MANAGER', userCreation: true, applicationConvenienza: false })
    expect(await plain.call(await plain.tokenOf(lesser.username), 'POST', `/principal/${id}/link`)).toMatchObject({ status: 403, body: { code: 'RUOLO_PARI' } })
    const equal = await plain.addUser({ role: 'MANAGER', userCreation: true })
    expect(await plain.call(await plain.tokenOf(equal.username), 'POST', `/principal/${id}/link`)).toMatchObject({ status: 200 })
  })

  it('that invites is not made for a user who is just choosing their password: then a colleague of the same role has no right to it', async () => {
    const equal = await plain.addUser({ role: 'MANAGER', userCreation: true })
    const token = await plain.tokenOf(equal.username)
    const ask = (id: number) => () => plain.call(token, 'POST', `/principal/${id}/link`)
    for (const invited of [true, false]) {
      const { id } = await plain.addUser({ role: 'MANAGER', passwordHash: null })
      if (invited) await ask(id)()
      // As `use` of a link does.
      const chosen = async (tx: Db) => {
        await tx.delete(accessLink).where(eq(accessLink.principalId, id))
        await tx
          .update(principal)
          .set({ passwordHash: lightHash(NEW) })
          .where(eq(principal.id, id))
      }
      expect(await during(plain.db, chosen, ask(id))).toMatchObject({ status: 403, body: { code: 'RUOLO_PARI' } })
      expect(await plain.db.$count(accessLink, eq(accessLink.principalId, id))).toBe(0)
    }
  })

  it('stops working after a newer link, after some time, and with its user', async () => {
    const { id } = await plain.addUser()
    const first = (await byAdmin(plain, id)).Address ?? ''
    const second = (await byAdmin(plain, id)).Address ?? ''
    expect([(await page(first)).status, (await page(second)).status]).toEqual([410, 200])
    plain.wait(61)
    expect((await page(second)).status).toBe(410)
    plain.wait(-61)
    expect((await page(`${plain.origin}/idp/link/niente`)).status).toBe(410)
  })

  it('stops working when the mail or the password of its user changes, and not with another change', async () => {
    const { id, username } = await plain.addUser()
    const chief = await plain.tokenOf((await plain.addUser({ role: 'ADMIN', userCreation: true })).username)
    const change = async (values: object) => {
      const { body } = await plain.call(chief, 'GET', `/principal/${id}`)
      expect(await plain.call(chief, 'POST', '/principal', { ...Object(body), ...values })).toMatchObject({ status: 200 })
    }
    const first = (await byAdmin(plain, id)).Address ?? ''
    await change({ Name: 'Altra' })
    expect((await page(first)).status).toBe(200)
    await change({ Mail: 'altra@example.it' })
    expect([(await page(first)).status, (await choosePassword(first, NEW)).status]).toEqual([410, 410])
    const second = (await byAdmin(plain, id)).Address ?? ''
    const own = await plain.tokenOf(username)
    expect(await plain.call(own, 'POST', '/auth/password', { Current: PASSWORD, New: NEW })).toMatchObject({ status: 200 })
    expect((await page(second)).status).toBe(410)
  })

  it('ends the sessions of a user who had a password', async () => {
    const { id, username } = await plain.addUser()
    const token = await plain.tokenOf(username)
    await choosePassword((await byAdmin(plain, id)).Address ?? '', NEW)
    plain.wait(1.1)
    expect((await plain.call(token, 'GET', '/auth/identity')).status).toBe(401)
    await expect(signIn(plain.origin, username, PASSWORD)).rejects.toThrow('Nome utente o password non corretti')
  })
})

describe('a mail', () => {
  const until = async (count: number) => expect.poll(() => mails.length).toBe(count)

  it('contains the invitation, which nobody else sees then', async () => {
    mails = []
    const { id } = await posting.addUser({ passwordHash: null, mail: 'nuova@example.it' })
    expect(await byAdmin(posting, id)).toMatchObject({ Address: null, SentTo: 'nuova@example.it', Failed: false })
    expect(mails).toMatchObject([{ to: 'nuova@example.it' }])
    expect((await page(linkIn(mails[0]?.text ?? ''))).status).toBe(200)
  })

  it('has a link that works as long as the settings say', async () => {
    const minutes = async (values: Parameters<Studio['addUser']>[0]) =>
      Math.round((Date.parse((await byAdmin(posting, (await posting.addUser(values)).id)).ExpiresAt) - Date.now()) / 60_000)
    expect([await minutes({ passwordHash: null }), await minutes({})]).toEqual([120, 5])
  })

  it('that cannot be sent is reported, and the link is shown instead', async () => {
    refuses = true
    const { id } = await posting.addUser({ passwordHash: null })
    const { Address, SentTo, Failed } = await byAdmin(posting, id)
    refuses = false
    expect([SentTo, Failed]).toEqual([null, true])
    expect((await page(Address ?? '')).status).toBe(200)
  })

  it('is sent to a user who has forgotten the password, not twice in a row; the page answers everybody the same', async () => {
    mails = []
    const { username } = await posting.addUser({ mail: 'smemorata@example.it' })
    const ask = async (name: string) => {
      const answer = await fetch(`${posting.origin}/idp/dimenticata`, { method: 'POST', body: new URLSearchParams({ username: name }) })
      expect(answer.redirected).toBe(true)
      return (await answer.text()).replaceAll(name, '')
    }
    expect(titleIn((await page(`${posting.origin}/idp/dimenticata`)).body)).toBe('Password dimenticata')
    const known = await ask(username)
    await until(1)
    expect(await ask('nessuno')).toBe(known)
    expect(await ask(username)).toBe(known)
    expect(titleIn((await choosePassword(linkIn(mails[0]?.text ?? ''), NEW)).body)).toBe('Password salvata')
    expect((await signIn(posting.origin, username, NEW)).access_token).toBeTruthy()
    expect(mails.map(({ to }) => to)).toEqual(['smemorata@example.it'])
  })

  it('for a forgotten password is sent once, also if two ask at once', async () => {
    mails = []
    const { id, username } = await posting.addUser({ mail: 'impaziente@example.it' })
    const ask = () => fetch(`${posting.origin}/idp/dimenticata`, { method: 'POST', body: new URLSearchParams({ username }) })
    await Promise.all([ask(), ask(), ask()])
    await until(1)
    // The mail is sent after the answer, but the register has each link before its mail.
    expect(await posting.db.$count(audit, eq(audit.recordId, id))).toBe(1)
    expect(mails).toHaveLength(1)
  })

  it('for a forgotten password that does not leave is in the register, and may be asked for again after five minutes', async () => {
    const { id, username } = await posting.addUser({ mail: 'sfortunata@example.it' })
    const ask = () => fetch(`${posting.origin}/idp/dimenticata`, { method: 'POST', body: new URLSearchParams({ username }) })
    const ofUser = () => posting.db.select().from(audit).where(eq(audit.recordId, id)).orderBy(audit.id)
    mails = []
    refuses = true
    await ask()
    await vi.waitFor(async () => expect((await ofUser()).at(-1)?.changes[0]?.Field).toBe('Mail con il link non partita'), { timeout: 10_000 })
    refuses = false
    expect((await ofUser()).at(-1)).toMatchObject({ username: 'posta', principalId: null, kind: 'Utente', recordName: username, companyId: posting.companyId })
    posting.wait(6)
    await ask()
    await until(1)
    expect(mails[0]?.to).toBe('sfortunata@example.it')
  })

  it('cannot be asked for if the server sends no mails: the page says whom to ask', async () => {
    expect((await page(`${plain.origin}/idp/dimenticata`)).body).toContain('chiedere un link a un amministratore')
  })

  it('tells a user that somebody has removed their second factor', async () => {
    mails = []
    const { id, username } = await posting.addUser({ mail: 'avvisata@example.it' })
    await posting.db.insert(secondFactor).values({ principalId: id, secret: 'x', insertedAt: new Date(), confirmedAt: new Date() })
    const chief = await posting.tokenOf((await posting.addUser({ role: 'SUPERADMIN' })).username)
    expect((await posting.call(chief, 'POST', `/principal/${id}/secondfactor/reset`)).status).toBe(200)
    await until(1)
    expect(mails[0]?.to).toBe('avvisata@example.it')
    expect(mails[0]?.text).toContain(username)
  })
})
