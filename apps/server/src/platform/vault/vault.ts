/**
 * Encrypts what a copy of the database must not reveal. The master key, which is outside the database, seals the secrets of the program
 * (`secrets.ts`). One of them is the data key, which seals columns of rows. So a new master key changes only a few rows.
 */
import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { decrypt, encrypt } from './aes-gcm.ts'
import { type Key, type MasterKeys, NoMasterKey } from './master-keys.ts'

/** Table, id of the row, column. A text that is moved elsewhere does not open. */
export type Place = readonly [table: string, id: number | string, column: string]

/** The text was not sealed with one of our keys for this place. */
export class NotOpened extends Error {}

export type Vault = {
  /** Returns `s1.`, the id of the data key and the encrypted text in base64. Long texts are compressed first. */
  readonly seal: (place: Place, text: string) => string
  /** Throws `NotOpened`. */
  readonly open: (place: Place, sealed: string) => string
  /** A number of a text, for a blind index: without the vault nobody can tell of which text. Two texts may have the same. */
  readonly blind: (text: string) => number
  /** The keys for the table `secret`. */
  readonly masterKeys: MasterKeys
}

const MARK = 's1'
const LONG = 512
/** The first byte of the sealed bytes says whether the text is compressed. */
const PLAIN = Buffer.from([0])
const DEFLATED = Buffer.from([1])

const boundTo = (place: Place) => JSON.stringify(place)

function sealedWith({ id, secret }: Key, place: Place, text: string): string {
  const plain = text.length < LONG ? Buffer.concat([PLAIN, Buffer.from(text)]) : Buffer.concat([DEFLATED, deflateRawSync(text)])
  return [MARK, id, encrypt(secret, plain, boundTo(place)).toString('base64')].join('.')
}

/** Throws `NotOpened`, or what `find` throws. */
function openedWith(find: (id: string) => Key | undefined, place: Place, sealed: string): string {
  const [mark, id = '', text = ''] = sealed.split('.')
  const key = mark === MARK ? find(id) : undefined
  if (!key) throw new NotOpened(`${boundTo(place)} is not sealed with a key of ours`)
  try {
    const plain = decrypt(key.secret, Buffer.from(text, 'base64'), boundTo(place))
    return (plain[0] === DEFLATED[0] ? inflateRawSync(plain.subarray(1)) : plain.subarray(1)).toString()
  } catch (cause) {
    throw new NotOpened(`${boundTo(place)} was changed or moved`, { cause })
  }
}

export function vaultWith(masterKeys: MasterKeys, data: Key): Vault {
  const blindKey = createSecretKey(Buffer.from(hkdfSync('sha256', data.secret, '', 'blind index', 32)))
  return {
    masterKeys,
    seal: (place, text) => sealedWith(data, place, text),
    open: (place, sealed) => openedWith((id) => (id === data.id ? data : undefined), place, sealed),
    blind: (text) => createHmac('sha256', blindKey).update(text).digest().readInt32BE(),
  }
}

/** The id of the key that sealed a text, or null. */
export const sealerOf = (sealed: unknown): string | null => (typeof sealed === 'string' ? (sealed.split('.')[1] ?? null) : null)

const placeOf = (name: string): Place => ['secret', name, 'value']

/** The stored form of a value of the table `secret`, sealed with the newest master key. */
export const sealedSecret = (keys: MasterKeys, name: string, value: unknown): string => sealedWith(keys.newest(), placeOf(name), JSON.stringify(value))

/** Throws `NoMasterKey` if the key that sealed the value is missing. */
export function openedSecret(keys: MasterKeys, name: string, sealed: unknown): unknown {
  if (typeof sealed !== 'string') throw new NotOpened(`the secret ${name} is not sealed`)
  const find = (id: string): Key => {
    const key = keys.find(id)
    if (key) return key
    throw new NoMasterKey(
      `Ciò che è nella base dati si apre con la chiave maestra «${id}», che in ${keys.place} non c'è: rimettere quella (MASTER_KEY, o il file di MASTER_KEY_FILE). Nulla è stato cambiato.`,
    )
  }
  return JSON.parse(openedWith(find, placeOf(name), sealed))
}
