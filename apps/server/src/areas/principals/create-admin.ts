/** `npm run -s crea-amministratore -- mrossi --cognome=Rossi --nome=Mario --mail=m.rossi@studio.it`: the first user of a new installation. */
import { parseArgs } from 'node:util'
import { fieldErrors, principalForm } from '@bilancia/contract/api'
import type { Command } from '../../platform/command.ts'
import type { Db } from '../../platform/connection.ts'
import { runCommand } from '../../platform/control.ts'
import { Mendable } from '../../platform/mendable.ts'
import { hashPassword } from '../../platform/password.ts'
import { constraintOf } from '../../platform/records.ts'
import { principal } from '../../platform/schema.ts'
import { record } from '../audit/store.ts'
import { randomCode } from '../own-access/second-factor.ts'
import { isTaken } from './store.ts'

const usage = 'Uso: npm run -s crea-amministratore -- mrossi --cognome=Rossi --nome=Mario --mail=m.rossi@studio.it'

const { Username, Surname, Name, Mail } = principalForm
/** The required fields of the first user, from the form. */
const asked = { Username, Surname, Name, Mail } as const
type Given = { readonly [K in keyof typeof asked]: string }

/** Adds a SUPERADMIN without company and studio, who can create everything else. Returns the password, which is not stored anywhere else. */
export async function createAdmin(db: Db, given: Given, now: Date): Promise<string> {
  const wrong = fieldErrors(asked, given)
  if (wrong.length > 0) throw new Mendable(`${wrong.map(({ testo }) => testo).join('; ')}. ${usage}`)
  const taken = new Mendable(`Nome utente già presente: ${given.Username}. Sceglierne un altro.`)
  if (await isTaken(db, given.Username)) throw taken
  const password = randomCode()
  const rights = { role: 'SUPERADMIN', userCreation: true, reportEnabled: true } as const
  const passwordHash = await hashPassword(password)
  const program = 'crea-amministratore'
  const written = db.transaction(async (tx) => {
    const made = await tx
      .insert(principal)
      .values({
        ...{ username: given.Username, surname: given.Surname, name: given.Name, mail: given.Mail, passwordHash, passwordTemporary: true },
        ...{ ...rights, insertDate: now, insertUser: program },
      })
      .returning({ recordId: principal.id, recordName: principal.username })
    await record(
      tx,
      { program },
      now,
      made.map((row) => ({ kind: 'Utente', action: 'Creazione', ...row })),
    )
  })
  await written.catch((error: unknown) => {
    throw constraintOf(error) === '23505' ? taken : error
  })
  return password
}

export const createAdminCommand: Command = {
  name: 'crea-amministratore',
  usage,
  read({ args }) {
    const options = { cognome: { type: 'string' }, nome: { type: 'string' }, mail: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const { cognome = '', nome = '', mail = '' } = values
    const [username = '', ...more] = positionals
    if (more.length > 0) throw new Mendable(usage)
    return async ({ db }) => {
      const password = await createAdmin(db, { Username: username, Surname: cognome, Name: nome, Mail: mail }, new Date())
      return `Creato ${username}, SUPERADMIN. Password: ${password}\nNon sarà più mostrata. Al primo accesso se ne sceglie una propria e si attiva il secondo fattore.`
    }
  },
}

if (import.meta.main) runCommand(createAdminCommand)
