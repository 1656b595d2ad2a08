/** Opens the database that the settings name, and brings its tables up to date. */
import { backUpBeforeUpgrade, NotBackedUp } from './backup/backup.ts'
import { Unbound } from './bound-role.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './connection.ts'
import { NotOurDatabase, NotPutBack, openEmbedded } from './embedded-database.ts'
import { NotDurable } from './embedded-files.ts'
import { ROOM, roomIn } from './embedded-room.ts'
import { codeOf, isAway, isFull, reasonOf } from './failures.ts'
import { FolderInUse } from './folder-lock.ts'
import type { BeforeUpgrade } from './migrations.ts'
import { inTurn, openPostgresql, ownersTransaction } from './postgresql-database.ts'
import type { Connection } from './statement.ts'
import { type MasterKeySettings, masterKeys, NoMasterKey } from './vault/master-keys.ts'

/** The database does not open; the message is one Italian sentence that says why and what to do. */
export class DatabaseUnavailable extends Error {}

type Settings = Pick<Config, 'dataDir'> & MasterKeySettings & Partial<Pick<Config, 'databaseConnections' | 'backupDir' | 'backupKey' | 'backupKeyFile'>>

/** The caller closes it. Throws `DatabaseUnavailable`. */
export async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  const { databaseUrl, databaseConnections: connections, dataDir, backupDir, backupKey = null, backupKeyFile } = settings
  const before: BeforeUpgrade | undefined =
    backupDir !== undefined && backupKeyFile !== undefined ? (database) => backUpBeforeUpgrade(database, backupDir, { backupKey, backupKeyFile }) : undefined
  try {
    const keys = masterKeys(settings)
    if (databaseUrl === null) return await openEmbedded(dataDir, keys, before)
    return await openPostgresql(databaseUrl, { masterKeys: keys, before, ...(connections && { connections }) })
  } catch (error) {
    if (error instanceof NotBackedUp || error instanceof NoMasterKey) throw new DatabaseUnavailable(error.message, { cause: error })
    throw new DatabaseUnavailable(databaseUrl === null ? embeddedFailure(error, dataDir) : postgresqlFailure(error, databaseUrl), { cause: error })
  }
}

/** Runs one transaction as the owner of the tables of a PostgreSQL. Throws `DatabaseUnavailable`. */
export const ownersWork = <T>(databaseUrl: string, work: (on: Connection) => Promise<T>): Promise<T> =>
  orUnavailable(databaseUrl, () => ownersTransaction(databaseUrl, work))

/** Runs the work of a first start while no other server process does it. Throws `DatabaseUnavailable`. */
export const oneAfterTheOther = <T>({ databaseUrl }: Pick<Config, 'databaseUrl'>, work: () => Promise<T>): Promise<T> =>
  databaseUrl === null ? work() : orUnavailable(databaseUrl, () => inTurn(databaseUrl, work))

async function orUnavailable<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isAway(error) && !/^(28|3D|42501|ENOTFOUND|EAI_AGAIN|ERR_INVALID_URL|53100)/.test(codeOf(error) ?? '')) throw error
    throw new DatabaseUnavailable(postgresqlFailure(error, databaseUrl), { cause: error })
  }
}

function embeddedFailure(error: unknown, dataDir: string): string {
  if (error instanceof FolderInUse) {
    const { pid, host } = error.holder
    return `La cartella dei dati ${dataDir} è in uso dal processo ${pid} del computer ${host}: chiudere quel programma e riprovare; se quel computer è spento per sempre, cancellare ${error.lockFile}.`
  }
  if (error instanceof NotOurDatabase)
    return error.version === null
      ? `La cartella ${dataDir} contiene «database», che non è una base dati di Bilancia: indicare un'altra cartella con DATA_DIR.`
      : `La base dati in ${dataDir} è di PostgreSQL ${error.version}, che questa versione di Bilancia non apre: usare la versione del programma che l'ha scritta.`
  if (error instanceof NotPutBack)
    return `Un ripristino in ${dataDir} si è interrotto prima della fine: ripeterlo. I dati di prima, se c'erano, sono lì in «database-prima-del-ripristino-…».`
  if (error instanceof NotDurable)
    return `La base dati incorporata conferma i salvataggi prima che siano sul disco: per non rischiare di perderli Bilancia non parte. Reinstallare le dipendenze (npm ci) o usare PostgreSQL con DATABASE_URL.`
  const code = codeOf(error)
  if (code === 'XX001' || code === 'XX002')
    return `Un file della base dati in ${dataDir} è danneggiato (${reasonOf(error)}): conservare la cartella com'è e rimettere l'ultima copia di sicurezza con npm run -s restore -- FILE --sostituisci.`
  // With so little room the database does not open, and gives no reason.
  if (isFull(error) || roomIn(dataDir) < ROOM)
    return `Il disco della cartella dei dati ${dataDir} è pieno: liberare spazio e riavviare. Quanto era già salvato è conservato.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `Nella cartella dei dati ${dataDir} non si può scrivere: dare il permesso di scrittura o indicare un'altra cartella con DATA_DIR.`
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${dataDir} non è una cartella: indicarne una con DATA_DIR.`
  if (code === 'ENOENT') return `La cartella dei dati ${dataDir} non si può creare: indicarne un'altra con DATA_DIR.`
  return `La base dati in ${dataDir} non si apre (${reasonOf(error)}): conservare la cartella com'è e ripristinarla da una copia di sicurezza.`
}

function postgresqlFailure(error: unknown, databaseUrl: string): string {
  if (!/^postgres(ql)?:/.test(databaseUrl) || !URL.canParse(databaseUrl))
    return `DATABASE_URL non è un indirizzo di PostgreSQL: serve nella forma postgresql://utente:password@computer:5432/nome.`
  const { host, user, name } = addressOf(databaseUrl)
  const code = codeOf(error)
  if (error instanceof Unbound)
    return `L'utente ${user} di PostgreSQL scavalca la protezione delle righe (BYPASSRLS) e non può lavorare con il ruolo bilancia_app, che la rispetta: togliergli BYPASSRLS, o far eseguire «create role bilancia_app; grant bilancia_app to ${user}».`
  if (code === '28P01' || code === '28000') return `PostgreSQL su ${host} non accetta l'utente ${user} o la sua password: controllare DATABASE_URL.`
  if (code === '3D000') return `Su PostgreSQL a ${host} non c'è la base dati ${name}: crearla, o correggere DATABASE_URL.`
  if (code === '42501') return `L'utente ${user} non può creare le tabelle nella base dati ${name} di PostgreSQL: dargli i permessi (GRANT CREATE).`
  if (code === '57P03') return `PostgreSQL su ${host} si sta avviando o fermando: riprovare tra qualche secondo.`
  if (isFull(error)) return `Il disco di PostgreSQL su ${host} è pieno: liberare spazio e riavviare.`
  return `PostgreSQL su ${host} non è raggiungibile (${reasonOf(error)}): controllare che sia avviato e l'indirizzo in DATABASE_URL.`
}

/** The parts of the address that may be shown; never the password. */
function addressOf(databaseUrl: string): { readonly host: string; readonly user: string; readonly name: string } {
  const { host, username, pathname, searchParams } = new URL(databaseUrl)
  return { host: host || searchParams.get('host') || 'localhost', user: decodeURIComponent(username), name: pathname.slice(1) }
}
