/**
 * The file of a backup: its lines, compressed and encrypted with age (age-encryption.org). `age -d -i KEY FILE | gunzip` opens it without this program.
 */
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption'
import type { Config } from '../config.ts'
import { draftOf, putInPlace } from '../draft.ts'
import { Mendable } from '../mendable.ts'
import { NotRestorable } from './archive.ts'

/** There is no usable key. The message is one Italian sentence. */
class NoKey extends Mendable {}

export type KeySettings = Pick<Config, 'backupKey' | 'backupKeyFile'>

/** The key from the settings or the key file, which is made if it is missing. `AGE-SECRET-KEY-1…` also opens backups; `age1…` only makes them. */
export async function backupKey({ backupKey, backupKeyFile }: KeySettings): Promise<string> {
  if (backupKey !== null) return backupKey
  if (!existsSync(backupKeyFile)) {
    const identity = await generateIdentity()
    mkdirSync(dirname(backupKeyFile), { recursive: true })
    const text = `# Chiave delle copie di sicurezza di Bilancia. Conservarne una copia altrove: senza, le copie non si aprono.\n# public key: ${await identityToRecipient(identity)}\n${identity}\n`
    writeFileSync(backupKeyFile, text, { mode: 0o600, flag: 'wx' })
  }
  return keyIn(backupKeyFile)
}

/** The key that opens backups. A missing key is not made here, because a new one could not open them. */
export function openingKey({ backupKey, backupKeyFile }: KeySettings): string {
  if (backupKey !== null) return backupKey
  if (existsSync(backupKeyFile)) return keyIn(backupKeyFile)
  throw new NoKey(`Manca la chiave delle copie di sicurezza: rimettere il file ${backupKeyFile}, o AGE-SECRET-KEY-1… in BACKUP_KEY. Nulla è stato cambiato.`)
}

function keyIn(backupKeyFile: string): string {
  const key = readFileSync(backupKeyFile, 'utf8')
    .split('\n')
    .find((line) => /^(AGE-SECRET-KEY-1|age1)/.test(line))
  if (!key) throw new NoKey(`Il file ${backupKeyFile} non contiene una chiave delle copie di sicurezza (AGE-SECRET-KEY-1…).`)
  return key.trim()
}

/** Writes the file under another name first, so that it is never there half written. */
export async function seal(lines: AsyncIterable<string>, file: string, key: string): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(key.startsWith('age1') ? key : await identityToRecipient(key))
  const source = ended(lines)
  const text = Readable.from(source, { objectMode: false })
  const compressed = text.pipe(createGzip({ level: 6 }))
  text.on('error', (error) => compressed.destroy(error))
  const draft = draftOf(file)
  try {
    // Node and the browser library declare the same streams differently.
    const sealed = await encrypter.encrypt(Readable.toWeb(compressed) as globalThis.ReadableStream<Uint8Array>)
    await pipeline(Readable.fromWeb(sealed as ReadableStream<Uint8Array>), createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }))
    putInPlace(draft, file)
  } finally {
    // After a failed write the source may still be asking. Its connection is given to others when this returns.
    text.destroy()
    await source.return(undefined)
    rmSync(draft, { force: true })
  }
}

async function* ended(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`
}

/** The lines of a file. Throws `NotRestorable` if the key is wrong or the file is damaged. */
export async function* unsealed(file: string, key: string): AsyncGenerator<string> {
  if (key.startsWith('age1'))
    throw new NotRestorable('Con la chiave pubblica (age1…) le copie si fanno soltanto: per aprirle serve AGE-SECRET-KEY-1… in BACKUP_KEY.')
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  const source = createReadStream(file)
  const damaged = (cause: unknown) => new NotRestorable(`La copia ${file} non si apre: non è di questa chiave, o è danneggiata.`, { cause })
  try {
    const opened = await decrypter.decrypt(Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>)
    const bytes = Readable.fromWeb(opened as ReadableStream<Uint8Array>)
    const text = bytes.pipe(createGunzip())
    bytes.on('error', (error) => text.destroy(error))
    yield* linesOf(text.setEncoding('utf8'))
  } catch (error) {
    throw error instanceof NotRestorable ? error : damaged(error)
  } finally {
    source.destroy()
  }
}

/** Splits text into lines. Unlike Node's own line reader, it throws the errors of the source. A line may be several MB. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = []
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n')
    begun.push(first)
    for (const next of others) {
      yield begun.join('')
      begun = [next]
    }
  }
}
