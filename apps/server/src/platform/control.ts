/** Only one process can open the embedded database. While the server has it open, commands send their work to the server, over a socket in the data folder. */
import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { type Command, type Given, runProgram, sentenceOf } from './command.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './connection.ts'
import { DatabaseUnavailable, openDatabase } from './database.ts'
import { reasonOf } from './failures.ts'
import { FolderInUse } from './folder-lock.ts'
import { Mendable } from './mendable.ts'

const socketOf = (dataDir: string): string =>
  process.platform === 'win32' ? `\\\\.\\pipe\\bilancia-${dataDir.replaceAll(/\W/g, '-')}` : join(dataDir, 'database.sock')

const request = z.object({ command: z.string(), args: z.array(z.string()).readonly(), cwd: z.string() })
const reply = z.union([z.object({ told: z.string() }), z.object({ error: z.string() })])
type Reply = z.infer<typeof reply>

/** Runs the requested commands. The caller holds the lock of the folder. */
export async function listenForCommands(commands: readonly Command[], database: OpenDatabase, config: Config): Promise<Server> {
  const path = socketOf(config.dataDir)
  // Left by a server that was killed.
  rmSync(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on('error', () => socket.destroy())
    const answer = await answered(await text(socket)).catch((error: unknown): Reply => ({ error: String(error) }))
    socket.end(JSON.stringify(answer))
  })
  const answered = async (asked: string): Promise<Reply> => {
    const { command: name, ...given } = request.parse(JSON.parse(asked))
    const command = commands.find((one) => one.name === name)
    if (!command) return { error: `Il server che è acceso non conosce il comando ${name}: è di un'altra versione. Fermarlo e riprovare.` }
    try {
      return { told: await command.read(given)(database, config) }
    } catch (error) {
      return { error: sentenceOf(error, command.usage) ?? `Il comando ${name} non è riuscito: ${reasonOf(error)}` }
    }
  }
  server.listen(path)
  await once(server, 'listening')
  if (process.platform !== 'win32') chmodSync(path, 0o600)
  return server
}

/** Runs a command in the running server and returns its text. Throws `Mendable`. */
export async function askServer(dataDir: string, command: string, given: Given): Promise<string> {
  const socket = createConnection(socketOf(dataDir))
  try {
    await once(socket, 'connect')
  } catch (cause) {
    throw new Mendable(`La cartella dei dati ${dataDir} è in uso da un programma che non esegue comandi: chiuderlo e riprovare.`, { cause })
  }
  socket.end(JSON.stringify({ command, ...given } satisfies z.infer<typeof request>))
  const answer = await text(socket)
    .then((said) => reply.parse(JSON.parse(said)))
    .catch((cause: unknown) => {
      const sure = `Non si sa se il comando ${command} è riuscito: riaccendere il server, controllare e, se serve, ripetere il comando.`
      throw new Mendable(`Il server si è fermato prima di rispondere. ${sure}`, { cause })
    })
  if ('error' in answer) throw new Mendable(answer.error)
  return answer.told
}

/** Runs a typed command: on the database of the settings, or in the server that has it open. */
export const runCommand = (command: Command): void =>
  runProgram(command.usage, async (given, config) => {
    const work = command.read(given)
    try {
      const database = await openDatabase(config)
      return await work(database, config).finally(database.close)
    } catch (error) {
      if (error instanceof DatabaseUnavailable && error.cause instanceof FolderInUse) return askServer(config.dataDir, command.name, given)
      throw error
    }
  })
