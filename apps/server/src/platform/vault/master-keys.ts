/**
 * The master key, which is never in the database: MASTER_KEY, or a key file that is made at the first start. Several may stand
 * there, the newest first: that one seals, all open what they sealed.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from '../config.ts'
import { reasonOf } from '../failures.ts'
import { Mendable } from '../mendable.ts'
import { keyIn, newKey } from './aes-gcm.ts'

/** There is no master key to work with, or it is another one; the message is one Italian sentence. */
export class NoMasterKey extends Mendable {}

export type MasterKeySettings = Pick<Config, 'masterKey' | 'masterKeyFile' | 'production' | 'databaseUrl'>

/** `id` names the key in what it sealed, and says nothing of it. */
export type Key = { readonly id: string; readonly bytes: Buffer }

export type MasterKeys = {
  /** Throws `NoMasterKey` where there is none. */
  readonly newest: () => Key
  /** The file is read again: another process may have put a new key there. */
  readonly find: (id: string) => Key | undefined
  /** Makes the first key where none is set and none was ever used. Throws `NoMasterKey` where it has to be given. */
  readonly makeFirst: () => void
  /** Puts a new key before those that are there. Throws `NoMasterKey` where they are in MASTER_KEY, which only a person can change. */
  readonly add: () => void
  /** What a person is told to put back. */
  readonly place: string
}

export const keyOf = (bytes: Buffer): Key => ({ bytes, id: createHash('sha256').update('bilancia key').update(bytes).digest('hex').slice(0, 8) })

const HOW = 'servono 32 byte in base64, come li scrive «openssl rand -base64 32»'
const HEAD = `# Chiave maestra di Bilancia: apre le chiavi di accesso, i secondi fattori, le elaborazioni e le dichiarazioni che stanno nella base dati.
# Conservarne una copia altrove, non insieme alle copie di sicurezza: senza, non si aprono più. La prima riga è quella in uso.
`

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new NoMasterKey(`La chiave maestra nel file ${file} non si legge: dare al programma il permesso di leggerlo.`, { cause })
  }
}

/** Those of the settings. Throws `NoMasterKey` where the key file holds something else. */
export function masterKeys({ masterKey, masterKeyFile: file, production, databaseUrl }: MasterKeySettings): MasterKeys {
  const inFile = (): readonly Key[] => {
    if (!existsSync(file)) return []
    return textOf(file)
      .split('\n')
      .flatMap((line) => {
        if (line.startsWith('#') || line.trim() === '') return []
        const key = keyIn(line)
        if (!key) throw new NoMasterKey(`Il file ${file} non contiene solo chiavi maestre (${HOW}): rimettere quello di prima.`)
        return keyOf(key)
      })
  }
  const all = () => masterKey?.map(keyOf) ?? inFile()
  const place = masterKey ? 'MASTER_KEY' : file
  const write = (keys: readonly Key[]) => {
    const draft = `${file}.${process.pid}.parte`
    try {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(draft, `${HEAD}${keys.map(({ bytes }) => `${bytes.toString('base64')}\n`).join('')}`, { mode: 0o600, flag: 'wx', flush: true })
      renameSync(draft, file)
    } catch (cause) {
      throw new NoMasterKey(
        `La chiave maestra non si può scrivere nel file ${file} (${reasonOf(cause)}): indicarne un altro con MASTER_KEY_FILE, o darla in MASTER_KEY.`,
        { cause },
      )
    } finally {
      rmSync(draft, { force: true })
    }
  }
  return {
    place,
    newest() {
      const [first] = all()
      if (!first) throw new NoMasterKey(`Manca la chiave maestra: rimettere ${place}.`)
      return first
    },
    find: (id) => all().find((key) => key.id === id),
    makeFirst() {
      if (all().length > 0) return
      if (production && databaseUrl !== null)
        throw new NoMasterKey(
          `In produzione con DATABASE_URL la chiave maestra va data, perché più server abbiano la stessa: impostare MASTER_KEY (${HOW}), o metterla nel file ${file}, e conservarne una copia altrove.`,
        )
      write([keyOf(newKey())])
    },
    add() {
      if (masterKey)
        throw new NoMasterKey(
          'La chiave maestra è in MASTER_KEY: metterci davanti la nuova («openssl rand -base64 32»), una virgola e quella di adesso, riavviare il server e ripetere.',
        )
      write([keyOf(newKey()), ...inFile()])
    },
  }
}
