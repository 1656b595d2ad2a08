/** What the provider's answer to a renewal means for the session. */
import { ErrorResponse } from 'oidc-client-ts'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { CallError, Offline } from '../../src/api/call-error.ts'
import { providerOf, refusalOf } from '../../src/features/auth/provider.ts'
import { Stored } from './stored.ts'

const issuer = 'https://bilancia.test/idp'
const metadata = { issuer, token_endpoint: `${issuer}/token`, authorization_endpoint: `${issuer}/auth` }
const user = { access_token: 'a', refresh_token: 'b', token_type: 'Bearer', scope: 'openid', expires_at: 9e9, profile: { sub: '1', iss: issuer } }

/** `renew` when the token endpoint answers so. */
const renewed = (status: number, answer: object) => renewedBy(async () => json(answer, status))
const json = (body: object, code = 200) => new Response(JSON.stringify(body), { status: code, headers: { 'content-type': 'application/json' } })

async function renewedBy(token: () => Promise<Response>) {
  vi.stubGlobal('fetch', async (asked: string | URL) => (String(asked).endsWith('/token') ? token() : json(metadata)))
  const { renew } = await providerOf({ issuer, clientId: 'bilancia', resource: 'https://bilancia.test/api' }, () => {})
  return renew()
}

beforeEach(() => {
  const sessionStorage = new Stored()
  sessionStorage.setItem(`oidc.user:${issuer}:bilancia`, JSON.stringify(user))
  vi.stubGlobal('localStorage', new Stored())
  vi.stubGlobal('window', { location: new URL('https://bilancia.test/iforf'), sessionStorage })
  onTestFinished(() => void vi.unstubAllGlobals())
})

it('ends the session if the provider refuses', async () => {
  expect(await renewed(400, { error: 'invalid_grant', error_description: 'grant request is invalid' })).toBeNull()
})

it.each([
  [503, { error: 'temporarily_unavailable', error_description: 'La base dati non risponde: riprovare tra qualche secondo.' }, /^La base dati non risponde/],
  [500, { error: 'server_error', error_description: 'oops! something went wrong' }, /^Il servizio che riconosce gli utenti non risponde/],
])('does not end it while the provider cannot answer (%i), and does not blame the connection', async (status, answer, said) => {
  const failure = renewed(status, answer)
  await expect(failure).rejects.toThrow(CallError)
  await expect(failure).rejects.toThrow(said)
})

it('does not end it while the provider cannot be reached', async () => {
  const failure = renewedBy(async () => {
    throw new TypeError('Failed to fetch')
  })
  await expect(failure).rejects.toThrow(Offline)
})

it('says what the provider says to the user, and not the English of an unexpected error', () => {
  const said = (error: string, error_description: string) => refusalOf(new ErrorResponse({ error, error_description }))
  expect(said('temporarily_unavailable', 'La base dati non risponde')).toBe('La base dati non risponde')
  expect(said('server_error', 'oops! something went wrong')).toBeNull()
})
