import { describe, expect, it } from 'vitest'
import { answered, asSigned, keyOf, signedIn } from '../../src/features/auth/signed.ts'

const KEY = keyOf({ issuer: 'https://fisco.esempio.it/oidc', clientId: 'bilancia' })
const user = { access_token: 'a', expires_at: 2000, profile: { sub: 'mrossi', iss: 'x' }, token_type: 'Bearer' }

function storage(content: string | null): Storage {
  const kept = new Map(content === null ? [] : [[KEY, content]])
  return {
    length: kept.size,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: () => null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

describe('the signed-in user in the storage of the library', () => {
  it('is read under the key of the library', () => {
    expect(KEY).toBe('oidc.user:https://fisco.esempio.it/oidc:bilancia')
    expect(signedIn(storage(JSON.stringify(user)), KEY, 1000)).toEqual({ access_token: 'a', expires_at: 2000, sub: 'mrossi', state: undefined })
  })

  it('is nobody after the token has expired, and stays if the token has no expiry', () => {
    expect(signedIn(storage(JSON.stringify(user)), KEY, 2000)).toBeNull()
    expect(signedIn(storage(JSON.stringify({ ...user, expires_at: undefined })), KEY, 9e9)).toMatchObject({ sub: 'mrossi', expires_at: null })
  })

  it.each([null, '', '{', '"a"', '{"access_token":"a"}', '{"access_token":1,"profile":{"sub":"a"}}', '{"access_token":"a","profile":null}'])(
    'is nobody if the stored value is %s',
    (content) => expect(signedIn(storage(content), KEY)).toBeNull(),
  )

  it('has the state that the page gave to the sign-in', () => {
    expect(asSigned({ ...user, state: { returnTo: '/iforf' } })?.state).toEqual({ returnTo: '/iforf' })
  })
})

it('only an answer of the provider counts as one', () => {
  for (const search of ['?code=a&state=b', '?error=access_denied&state=b']) expect(answered({ search })).toBe(true)
  for (const search of ['', '?state=b', '?code=a', '?aiuto']) expect(answered({ search })).toBe(false)
})
