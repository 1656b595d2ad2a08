/** The embedded database belongs to one process: whoever wants a backup while the server runs asks it, over a socket in the data folder. */
import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { NotBackedUp } from './backup.ts'

const socketOf = (dataDir: string): string =>
  process.platform === 'win32' ? `\\\\.\\pipe\\bilancia-${dataDir.replaceAll(/\W/g, '-')}` : join(dataDir, 'database.sock')

const request = z.object({ file: z.string() })
const reply = z.object({ errore: z.string().nullable() })

/** `backUp` writes a file. The caller holds the lock of the folder. */
export async function listenForBackups(dataDir: string, backUp: (file: string) => Promise<void>): Promise<Server> {
  const path = socketOf(dataDir)
  // Of a server that was killed.
  rmSync(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    socket.on('error', () => socket.destroy())
    const answer = (errore: string | null) => socket.end(JSON.stringify({ errore } satisfies z.infer<typeof reply>))
    try {
      await backUp(request.parse(JSON.parse(await text(socket))).file)
      answer(null)
    } catch (error) {
      answer(error instanceof Error ? error.message : String(error))
    }
  })
  server.listen(path)
  await once(server, 'listening')
  if (process.platform !== 'win32') chmodSync(path, 0o600)
  return server
}

/** Has the running server write the file. Throws `NotBackedUp`. */
export async function askForBackup(dataDir: string, file: string): Promise<void> {
  const socket = createConnection(socketOf(dataDir))
  try {
    await once(socket, 'connect')
  } catch (cause) {
    throw new NotBackedUp(`La cartella dei dati ${dataDir} è in uso da un programma che non fa copie: chiuderlo e riprovare.`, { cause })
  }
  socket.end(JSON.stringify({ file }))
  const { errore } = reply.parse(JSON.parse(await text(socket)))
  if (errore !== null) throw new NotBackedUp(errore)
}
