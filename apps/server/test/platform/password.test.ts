import { argon2Sync } from 'node:crypto'
import { expect, it } from 'vitest'
import { hashOfNobody, hashPassword, verifyPassword } from '../../src/platform/password.ts'

it('accepts the password that was hashed and no other', async () => {
  const stored = await hashPassword('Città di Bologna')
  expect(await verifyPassword('Città di Bologna', stored)).toBe(true)
  expect(await verifyPassword('città di bologna', stored)).toBe(false)
  expect(await verifyPassword('', stored)).toBe(false)
})

it('gives two users with the same password two different strings', async () => {
  const [first, second] = await Promise.all([hashPassword('la stessa parola'), hashPassword('la stessa parola')])
  expect(first).not.toBe(second)
})

it('accepts an accented password typed on a keyboard that composes accents', async () => {
  expect(await verifyPassword('perche\u0301 no, dunque', await hashPassword('perché no, dunque'))).toBe(true)
})

it('reads the cost from the stored string, so that old passwords stay valid when the cost rises', async () => {
  const nonce = Buffer.alloc(16, 7)
  const hash = argon2Sync('argon2id', { message: 'di una volta', nonce, memory: 1024, passes: 1, parallelism: 1, tagLength: 32 })
  const stored = `argon2id$1024$1$1$${nonce.toString('base64url')}$${hash.toString('base64url')}`
  expect(await verifyPassword('di una volta', stored)).toBe(true)
  expect(await verifyPassword('di adesso', stored)).toBe(false)
})

it.each(['', 'plain', 'argon2id$1$2', 'argon2id$1024$1$1$corto$corto'])(
  'refuses every password if the stored string is «%s», which is not one of ours',
  async (stored) => {
    expect(await verifyPassword('plain', stored)).toBe(false)
  },
)

it('takes as long for a user who does not exist: the string of nobody has the same cost and form, and no password', async () => {
  const shape = (stored: string) => stored.split('$').map((part, i) => (i < 4 ? part : part.length))
  expect(shape(hashOfNobody())).toEqual(shape(await hashPassword('una qualunque')))
  expect(hashOfNobody()).not.toBe(hashOfNobody())
  expect(await verifyPassword('', hashOfNobody())).toBe(false)
})

it('leaves the main thread free while it computes', async () => {
  let ticks = 0
  const ticking = setInterval(() => ticks++, 1)
  await hashPassword('il server risponde intanto')
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(2)
})
