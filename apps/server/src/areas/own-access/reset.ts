/**
 * `npm run -s reimposta -- mrossi`: on the server's machine, for a user whom nobody can help on the pages (the only SUPERADMIN). Gives a
 * temporary password, and removes second factor, passkeys, sessions, waits and the account at an external provider.
 */
import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Command } from '../../platform/command.ts'
import type { OpenDatabase } from '../../platform/connection.ts'
import { runCommand } from '../../platform/control.ts'
import { Mendable } from '../../platform/mendable.ts'
import { signInAttempts } from '../../platform/oidc/attempts.ts'
import { hashPassword } from '../../platform/password.ts'
import { principal } from '../../platform/schema.ts'
import { recordOfUser, said } from '../audit/of-user.ts'
import { noteReset } from './notice.ts'
import { passkeys } from './passkeys.ts'
import { randomCode, secondFactors } from './second-factor.ts'
import { endSessions } from './sessions.ts'

const usage = 'Uso: npm run -s reimposta -- NOME'
const BY = { program: 'reimposta' } as const

/** Returns an Italian sentence with the password, which is not stored anywhere else. */
export async function resetAccess({ db, vault }: Pick<OpenDatabase, 'db' | 'vault'>, username: string, clock: () => Date): Promise<string> {
  const [user] = await db.select({ id: principal.id, closedAt: principal.closedAt }).from(principal).where(eq(principal.username, username))
  if (!user) throw new Mendable(`Nessun utente si chiama ${username}: maiuscole e minuscole contano.`)
  if (user.closedAt) throw new Mendable(`L'utente ${username} è chiuso: chi torna riceve un utente nuovo.`)
  const password = randomCode()
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await tx.update(principal).set({ passwordHash, passwordTemporary: true, externalIssuer: null, externalSubject: null }).where(eq(principal.id, user.id))
    await secondFactors({ db: tx, vault }, clock).remove(user.id, BY)
    await passkeys({ db: tx, vault }, clock).removeAll(user.id, BY)
    await endSessions(tx, user.id, { at: clock(), by: BY })
    await signInAttempts(tx, clock).lift(username)
    await noteReset(tx, user.id, 'reimposta', clock())
    await recordOfUser(tx, user.id, clock(), { kind: 'Utente', action: 'Modifica', changes: [said('Password', 'reimpostata')] }, BY)
  })
  return `Password di ${username}, da cambiare al primo accesso: ${password}\nSecondo fattore e passkey sono tolti, e le sue sessioni sono finite.`
}

export const resetCommand: Command = {
  name: 'reimposta',
  usage,
  read({ args }) {
    const [username, more] = parseArgs({ args: [...args], allowPositionals: true }).positionals
    if (username === undefined || more !== undefined) throw new Mendable(usage)
    return (database) => resetAccess(database, username, () => new Date())
  },
}

if (import.meta.main) runCommand(resetCommand)
