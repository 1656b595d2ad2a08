/** `npm run -s backup -- FILE`, `restore -- FILE [--sostituisci]`, `verifica-backup -- FILE`. */
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand } from '../command.ts'
import { readConfig } from '../config.ts'
import { DatabaseUnavailable, openDatabase } from '../database.ts'
import { FolderInUse } from '../folder-lock.ts'
import { Mendable } from '../mendable.ts'
import { ownersTransaction } from '../postgresql-database.ts'
import { type Counts, type Header, NotRestorable, written } from './archive.ts'
import { backUp, stamped } from './backup.ts'
import { askForBackup } from './control.ts'
import { restore, verified } from './restore.ts'
import { backupKey, seal, unsealed } from './sealed.ts'

const USO = {
  backup: 'Uso: npm run -s backup -- FILE',
  restore: 'Uso: npm run -s restore -- FILE [--sostituisci]',
  'verifica-backup': 'Uso: npm run -s verifica-backup -- FILE',
} as const
const USAGE = Object.values(USO).join('\n')
type Verb = keyof typeof USO

const say = (text: string) => process.stdout.write(`${text}\n`)
const config = () => readConfig(process.env)
const told = ({ creata }: Header, counts: Counts): string => {
  const rows = Object.values(counts).reduce((sum, { righe }) => sum + righe, 0)
  return `copia del ${new Date(creata).toLocaleString('it', { timeZone: 'Europe/Rome' })}, ${Object.keys(counts).length} tabelle, ${rows.toLocaleString('it')} righe`
}

const verbs: Readonly<Record<Verb, (file: string, replace: boolean) => Promise<void>>> = {
  async backup(file) {
    const settings = config()
    try {
      const database = await openDatabase(settings)
      await backUp(database, file, settings).finally(database.close)
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable && error.cause instanceof FolderInUse)) throw error
      await askForBackup(settings.dataDir, file)
    }
    say(
      `Copia di sicurezza in ${file}. Per aprirla serve la chiave${settings.backupKey ? ' di BACKUP_KEY' : `: ${settings.backupKeyFile}; conservarne una copia altrove`}.`,
    )
  },
  async restore(file, replace) {
    const settings = config()
    const key = await backupKey(settings)
    if (settings.databaseUrl !== null && replace) {
      mkdirSync(settings.backupDir, { recursive: true, mode: 0o700 })
      const before = join(settings.backupDir, stamped('prima-del-ripristino'))
      await ownersTransaction(settings.databaseUrl, (on) => seal(written(on, new Date()), before, key))
      say(`Ciò che c'era prima è in ${before}.`)
    }
    const { header, counts, aside } = await restore(unsealed(file, key), settings, replace)
    say(`Ripristinata: ${told(header, counts)}.${aside ? ` Ciò che c'era prima è nella cartella ${aside}.` : ''}`)
  },
  async 'verifica-backup'(file) {
    const { header, counts } = await verified(unsealed(file, await backupKey(config())))
    say(`La copia è buona: ${told(header, counts)}, tutte confrontate.`)
  },
}

async function run([verb, ...args]: string[]): Promise<void> {
  if (verb !== 'backup' && verb !== 'restore' && verb !== 'verifica-backup') throw new Mendable(USAGE)
  const options = verb === 'restore' ? { sostituisci: { type: 'boolean' } as const } : {}
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [name, ...more] = positionals
  if (!name || more.length > 0) throw new Mendable(USO[verb])
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  if (verb !== 'backup' && !existsSync(file)) throw new NotRestorable(`${file} non c'è: controllare il nome della copia.`)
  await verbs[verb](file, 'sostituisci' in values && values.sostituisci === true)
}

runCommand(USAGE, run)
