/** What the commands of the server's machine share: the database for as long as they work, and one Italian sentence when they cannot. */
import { readConfig } from './config.ts'
import type { OpenDatabase } from './connection.ts'
import { DatabaseUnavailable, openDatabase } from './database.ts'
import { traceOf } from './failures.ts'
import { Mendable } from './mendable.ts'

/** Opens the database of the settings for the work, and closes it. */
export async function withDatabase<T>(work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const database = await openDatabase(readConfig(process.env))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Runs a command with what was typed behind its name. */
export function runCommand(usage: string, run: (args: string[]) => Promise<void>): void {
  run(process.argv.slice(2)).catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException
    const option = code?.startsWith('ERR_PARSE_ARGS')
    const said = error instanceof Mendable || error instanceof DatabaseUnavailable
    process.stderr.write(option ? `Opzione sconosciuta o incompleta. ${usage}\n` : said ? `${message}\n` : `${traceOf(error)}\n`)
    process.exitCode = 1
  })
}
