/** The commands of the server's machine, and one Italian sentence when they cannot do what they are for. */
import { type Config, readConfig } from './config.ts'
import type { OpenDatabase } from './connection.ts'
import { DatabaseUnavailable } from './database.ts'
import { traceOf } from './failures.ts'
import { Mendable } from './mendable.ts'

/** What was typed behind the name, and where: npm moves to the root of the project, relative paths are meant from here. */
export type Given = { readonly args: readonly string[]; readonly cwd: string }

/**
 * A command on the database, which works while the server has it: then the server does it. `read` looks at what was typed and throws an
 * Italian sentence before any database is opened; what it gives back does the work, and answers what the person is told.
 */
export type Command = {
  readonly name: string
  readonly usage: string
  readonly read: (given: Given) => (database: OpenDatabase, config: Config) => Promise<string>
}

/** Null where it is a defect and no sentence for a person. */
export function sentenceOf(error: unknown, usage: string): string | null {
  const { code, message } = error as NodeJS.ErrnoException
  if (code?.startsWith('ERR_PARSE_ARGS')) return `Opzione sconosciuta o incompleta. ${usage}`
  return error instanceof Mendable || error instanceof DatabaseUnavailable ? message : null
}

/** Runs a program of the command line. */
export function runProgram(usage: string, run: (given: Given, config: Config) => Promise<string>): void {
  const given = { args: process.argv.slice(2), cwd: process.env.INIT_CWD ?? process.cwd() }
  Promise.resolve()
    .then(() => run(given, readConfig(process.env)))
    .then((told) => process.stdout.write(`${told}\n`))
    .catch((error: unknown) => {
      process.stderr.write(`${sentenceOf(error, usage) ?? traceOf(error)}\n`)
      process.exitCode = 1
    })
}
