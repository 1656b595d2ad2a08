/**
 * The master keys, which are never in the database: from MASTER_KEY, or from a key file that the first start makes. There may be several, the newest
 * first. The newest seals; each opens what it has sealed.
 */
import { createHash, createSecretKey, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Config } from '../config.ts'
import { draftOf, putInPlace } from '../draft.ts'
import { reasonOf } from '../failures.ts'
import { Mendable } from '../mendable.ts'
import { keyIn, newKey } from './aes-gcm.ts'

/** The master key is missing or wrong. The message is one Italian sentence. */
export class NoMasterKey extends Mendable {}

export type MasterKeySettings = Pick<Config, 'masterKey' | 'masterKeyFile' | 'production' | 'databaseUrl'>

/** `id` stands in each text that the key sealed. It does not reveal the key. */
export type Key = { readonly id: string; readonly secret: KeyObject }

export type MasterKeys = {
  /** Throws `NoMasterKey` if there is none. */
  readonly newest: () => Key
  /** Reads the file again, because another process may have added a key. */
  readonly find: (id: string) => Key | undefined
  /** Makes the first key if none was ever set or used. Throws `NoMasterKey` if a person must set it. */
  readonly makeFirst: () => void
  /** Adds a new key before the others. Throws `NoMasterKey` if the keys are in MASTER_KEY, which only a person can change. */
  readonly add: () => void
  /** Where a person must put the key, for messages. */
  readonly place: string
}

export const keyOf = (bytes: Buffer): Key => ({
  secret: createSecretKey(bytes),
  id: createHash('sha256').update('bilancia key').update(bytes).digest('hex').slice(0, 8),
})

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

/** The keys of the settings. Throws `NoMasterKey` if the key file cannot be understood. */
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
    const draft = draftOf(file)
    try {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(draft, `${HEAD}${keys.map(({ secret }) => `${secret.export().toString('base64')}\n`).join('')}`, { mode: 0o600, flag: 'wx', flush: true })
      putInPlace(draft, file)
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
