/** `npm run -s sblocca -- mrossi`: on the server's machine, lifts all waits for this username. */
import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Command } from '../../platform/command.ts'
import type { Db } from '../../platform/connection.ts'
import { runCommand } from '../../platform/control.ts'
import { Mendable } from '../../platform/mendable.ts'
import { signInAttempts } from '../../platform/oidc/attempts.ts'
import { principal } from '../../platform/schema.ts'
import { said } from '../audit/of-user.ts'
import { record } from '../audit/store.ts'

const usage = 'Uso: npm run -s sblocca -- NOME'

/** Lifts the waits of the user and enters it into the register. Returns an Italian sentence. */
export async function unlock(db: Db, username: string, clock: () => Date): Promise<string> {
  const [user] = await db
    .select({ recordId: principal.id, recordName: principal.username, companyId: principal.companyId })
    .from(principal)
    .where(eq(principal.username, username))
  if (!user) throw new Mendable(`Nessun utente si chiama ${username}: maiuscole e minuscole contano.`)
  await db.transaction(async (tx) => {
    await signInAttempts(tx, clock).lift(username)
    await record(tx, { program: 'sblocca' }, clock(), [
      { kind: 'Utente', action: 'Modifica', ...user, changes: [said('Attesa dopo accessi non riusciti', 'tolta')] },
    ])
  })
  return `Nessuna attesa per ${username}: può accedere subito, da qualunque dispositivo.`
}

export const unlockCommand: Command = {
  name: 'sblocca',
  usage,
  read({ args }) {
    const [username, more] = parseArgs({ args: [...args], allowPositionals: true }).positionals
    if (username === undefined || more !== undefined) throw new Mendable(usage)
    return ({ db }) => unlock(db, username, () => new Date())
  },
}

if (import.meta.main) runCommand(unlockCommand)
