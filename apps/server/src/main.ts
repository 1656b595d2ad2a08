/** Starts the suite: database, demo data, server. Each failure is one Italian sentence. */
import { USUAL_BRAND } from '@bilancia/contract/api'
import { buildApp } from './app.ts'
import { startSealing } from './areas/audit/seal.ts'
import { verifyRegisterCommand } from './areas/audit/verify-command.ts'
import { savable } from './areas/calculations/savable.ts'
import { startWords } from './areas/calculations/words.ts'
import { loadCapitals } from './areas/comuni/capitals.ts'
import { importSurchargesCommand } from './areas/comuni/import.ts'
import { startRetention } from './areas/data/retention.ts'
import { resetCommand } from './areas/own-access/reset.ts'
import { unlockCommand } from './areas/own-access/unlock.ts'
import { createAdminCommand } from './areas/principals/create-admin.ts'
import { sealStored } from './areas/telematico/sealing.ts'
import { everyNight } from './platform/backup/backup.ts'
import { backupCommand } from './platform/backup/command.ts'
import type { Command } from './platform/command.ts'
import { type Config, readConfig } from './platform/config.ts'
import type { OpenDatabase } from './platform/connection.ts'
import { listenForCommands } from './platform/control.ts'
import { DatabaseUnavailable, oneAfterTheOther, openDatabase } from './platform/database.ts'
import type { DemoUser } from './platform/demo-users.ts'
import { traceOf } from './platform/failures.ts'
import { Mendable } from './platform/mendable.ts'
import { rotateKeysCommand } from './platform/oidc/rotate-keys.ts'
import { refuseUnsafe } from './platform/production.ts'
import { brand, principal } from './platform/schema.ts'
import { addressesOf } from './platform/sites.ts'
import { seed } from './seed.ts'

const NOBODY = `Nessun utente può ancora accedere: creare il primo con
  npm run -s crea-amministratore -- mrossi --cognome=Rossi --nome=Mario --mail=m.rossi@studio.it`

const say = (text: string) => process.stdout.write(`${text}\n`)

/** The commands that the running server runs, because no other process can open the embedded database. */
const commands: readonly Command[] = [
  backupCommand,
  createAdminCommand,
  importSurchargesCommand,
  resetCommand,
  rotateKeysCommand,
  unlockCommand,
  verifyRegisterCommand,
]

/** Starts what only the process with the embedded database does: nightly backups and the commands. Returns the function that stops it. */
async function ofThisProcess(database: OpenDatabase, config: Config): Promise<() => void> {
  const stopNights = everyNight(database, { folder: config.backupDir, settings: config })
  const asked = await listenForCommands(commands, database, config)
  return () => {
    stopNights()
    asked.close()
  }
}

/** At each start: adds capitals and demo data if they are missing, and seals the returns of earlier versions. */
async function firstWork(database: OpenDatabase, config: Config): Promise<{ readonly demo: readonly DemoUser[]; readonly unreadable: string | null }> {
  await loadCapitals(database.db)
  const demo = config.production ? [] : await seed(database, { clock: () => new Date(), simulators: savable })
  return { demo, unreadable: await sealStored(database, config) }
}

let metricsPort: number | undefined

async function start(): Promise<void> {
  const config = readConfig(process.env)
  metricsPort = config.metrics?.port
  refuseUnsafe(config)
  const database = await openDatabase(config)
  const { db } = database
  try {
    const { demo, unreadable } = await oneAfterTheOther(config, () => firstWork(database, config))
    const stopSealing = await startSealing(db)
    const stopWords = startWords(database)
    const stopRetention = await startRetention(db, () => new Date())
    const pages = process.env.BILANCIA_DEV ? (await import('./platform/dev-pages.ts')).devPages : undefined
    const app = await buildApp({ database, config, ...(pages && { pages }) })
    await app.listen({ host: config.host, port: config.port })
    say(`\nBilancia è pronta: ${config.origin}`)
    const names = new Map((await db.select().from(brand)).map(({ code, name }) => [code, name]))
    for (const { origin, code } of addressesOf(config)) {
      if (!names.has(code))
        say(`  BRAND_HOSTS dà a ${origin} il marchio «${code}», che non c'è: crearlo in «Marchi». Intanto mostra ${names.get(USUAL_BRAND)}.`)
      else if (origin !== config.origin) say(`  con il marchio ${names.get(code)}: ${origin}`)
    }
    say('')
    for (const { username, password, role } of demo) say(`  ${role.padEnd(11)} ${username.padEnd(12)} ${password}`)
    if ((await db.$count(principal)) === 0) say(NOBODY)
    if (unreadable !== null) say(`Import telematico: ${unreadable}.`)
    say(`\nDati: ${database.kind === 'embedded' ? config.dataDir : 'PostgreSQL (DATABASE_URL)'}. Per fermare: Ctrl+C.`)

    const stopOwn = database.kind === 'embedded' ? await ofThisProcess(database, config) : () => undefined
    const stop = async () => {
      stopRetention()
      stopOwn()
      await app.close()
      await stopSealing()
      await stopWords()
      await database.close()
      process.exit(0)
    }
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The sentence for a failure that a person can fix; other failures keep their stack. */
function sentence(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  const { port } = error as { readonly port?: number }
  if (error instanceof DatabaseUnavailable) return message
  if (code === 'EADDRINUSE')
    return port === metricsPort
      ? `La porta ${port} delle misure è già in uso da un altro programma: indicarne un'altra con METRICS_PORT.`
      : `La porta ${port} è già in uso da un altro programma: chiuderlo, oppure avviare con un'altra porta, per esempio PORT=3100 npm start.`
  if (code === 'EACCES') return `La porta ${port} richiede permessi di amministratore: avviare con una porta sopra la 1024, per esempio PORT=3000 npm start.`
  if (code === 'ENOSPC') return 'Il disco è pieno: liberare spazio e riavviare. Quanto era già salvato è conservato.'
  return error instanceof Mendable ? message : traceOf(error)
}

const fail = (error: unknown) => {
  process.stderr.write(`${sentence(error)}\n`)
  process.exit(1)
}
// Node would print all properties of the error, which may hold values.
process.on('uncaughtException', fail)
start().catch(fail)
