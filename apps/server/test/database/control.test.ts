/** Commands while the server has the embedded database: the server runs them. */
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { generateIdentity } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { unlockCommand } from '../../src/areas/own-access/unlock.ts'
import { createAdminCommand } from '../../src/areas/principals/create-admin.ts'
import { backupCommand } from '../../src/platform/backup/command.ts'
import { readConfig } from '../../src/platform/config.ts'
import type { OpenDatabase } from '../../src/platform/connection.ts'
import { askServer, listenForCommands } from '../../src/platform/control.ts'
import { Mendable } from '../../src/platform/mendable.ts'
import { migrations } from '../../src/platform/migrations.ts'
import { rotateKeysCommand } from '../../src/platform/oidc/rotate-keys.ts'
import { principal } from '../../src/platform/schema.ts'
import { saidBy } from '../support/backup.ts'
import { testDatabase } from '../support/database.ts'
import { temporaryFolder } from '../support/folder.ts'

const key = await generateIdentity()
let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterAll(() => open.close())

async function server() {
  const dataDir = temporaryFolder()
  const listening = await listenForCommands(
    [backupCommand, unlockCommand, createAdminCommand, rotateKeysCommand],
    open,
    readConfig({ DATA_DIR: dataDir, BACKUP_KEY: key }),
  )
  onTestFinished(() => void listening.close())
  return { dataDir, ask: (command: string, args: readonly string[] = [], cwd = dataDir) => askServer(dataDir, command, { args, cwd }) }
}

describe.runIf(!inject('postgresql'))('a server that has the folder', () => {
  it('makes a backup in the folder where the command was typed, and does not overwrite a file', async () => {
    const { ask } = await server()
    const cwd = temporaryFolder()
    expect(await ask('backup', ['copia.age'], cwd)).toContain(`Copia di sicurezza in ${join(cwd, 'copia.age')}`)
    expect((await saidBy(join(cwd, 'copia.age'), key)).header.migrazioni).toBe(migrations)
    await expect(ask('backup', ['copia.age'], cwd)).rejects.toThrow("c'è già")
  })

  it('creates the first user, lifts the waits of a user, and changes the keys', async () => {
    const { ask } = await server()
    expect(await ask('crea-amministratore', ['mrossi', '--cognome=Rossi', '--nome=Mario', '--mail=m@example.it'])).toContain(
      'Creato mrossi, SUPERADMIN. Password: ',
    )
    expect(await open.db.$count(principal)).toBe(1)
    expect(await ask('sblocca', ['mrossi'])).toBe('Nessuna attesa per mrossi: può accedere subito, da qualunque dispositivo.')
    expect(await ask('ruota-chiavi')).toContain('Chiavi nuove')
  })

  it('refuses impossible commands and commands of another version with a sentence', async () => {
    const { ask } = await server()
    await expect(ask('sblocca', ['nessuno'])).rejects.toThrow('Nessun utente si chiama nessuno')
    await expect(ask('sblocca')).rejects.toThrow('Uso: npm run -s sblocca -- NOME')
    await expect(ask('ruota-chiavi', ['--pippo'])).rejects.toThrow('Opzione sconosciuta o incompleta. Uso: ')
    await expect(ask('ruota-chiavi', ['--maestra'])).rejects.toThrow('La chiave maestra è in MASTER_KEY')
    await expect(ask('cancella-tutto')).rejects.toThrow('non conosce il comando cancella-tutto')
    await expect(askServer(temporaryFolder(), 'sblocca', { args: [], cwd: '.' })).rejects.toThrow('in uso da un programma che non esegue comandi')
  })

  it.runIf(process.platform !== 'win32').each(['', '{"told":"Chiavi nu'])(
    'that stops before it has answered (%j) leaves a sentence, not a defect',
    async (sent) => {
      const dataDir = temporaryFolder()
      const stopping = createServer((socket) => void socket.once('data', () => socket.end(sent))).listen(join(dataDir, 'database.sock'))
      onTestFinished(() => void stopping.close())
      await once(stopping, 'listening')
      const asking = askServer(dataDir, 'ruota-chiavi', { args: [], cwd: '.' })
      await expect(asking).rejects.toThrow('Non si sa se il comando ruota-chiavi è riuscito')
      await expect(asking).rejects.toBeInstanceOf(Mendable)
    },
  )

  it.runIf(process.platform !== 'win32')('accepts commands only of its own user, and leaves nothing behind when it stops', async () => {
    const dataDir = temporaryFolder()
    const listening = await listenForCommands([], open, readConfig({ DATA_DIR: dataDir }))
    expect(statSync(join(dataDir, 'database.sock')).mode & 0o777).toBe(0o600)
    await new Promise((resolve) => listening.close(resolve))
    expect(existsSync(join(dataDir, 'database.sock'))).toBe(false)
  })
})
