/** The commands that run on the server's machine. Each failure is one Italian sentence. */
import { type Config, readConfig } from './config.ts'
import type { OpenDatabase } from './connection.ts'
import { DatabaseUnavailable } from './database.ts'
import { traceOf } from './failures.ts'
import { Mendable } from './mendable.ts'

/** The arguments, and the folder in which the command was typed. npm changes to the root of the project, but relative paths start from that folder. */
export type Given = { readonly args: readonly string[]; readonly cwd: string }

/**
 * A command on the database. While the server has the database open, the server runs the command. `read` checks the arguments and throws an
 * Italian sentence before any database is opened. The function that it returns does the work and resolves to the text for the user.
 */
export type Command = {
  readonly name: string
  readonly usage: string
  readonly read: (given: Given) => (database: OpenDatabase, config: Config) => Promise<string>
}

/** The sentence for the user; null if the error is a defect of the program. */
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
