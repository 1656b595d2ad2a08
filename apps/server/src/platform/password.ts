/** Passwords are stored as argon2id hashes, in the form `argon2id$memory$passes$parallelism$salt$hash`. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'

/** KiB of memory, passes and lanes: the first choice of the OWASP password storage cheat sheet. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32

type Cost = typeof COST

/** The string to store. The work runs on Node's thread pool, about 30 ms. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return written(salt, await derive(password, salt, COST, HASH_BYTES))
}

/** A string that no password has made. To verify one with it takes as long as with that of a user. */
export const hashOfNobody = (): string => written(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES))

const written = (salt: Buffer, hash: Buffer): string =>
  ['argon2id', COST.memory, COST.passes, COST.parallelism, salt.toString('base64url'), hash.toString('base64url')].join('$')

/** Whether the password is the stored one. Also false if the stored string has another form. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = /^argon2id\$(\d+)\$(\d+)\$(\d+)\$([\w-]{22})\$([\w-]{43})$/.exec(stored)
  if (!match) return false
  const [, memory, passes, parallelism, salt = '', hash = ''] = match
  const expected = Buffer.from(hash, 'base64url')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64url'), cost, expected.length), expected)
}

/** Keyboards compose accented letters differently. NFKC gives them one form. */
const derive = (password: string, nonce: Buffer, { memory, passes, parallelism }: Cost, tagLength: number): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    argon2('argon2id', { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    ),
  )
