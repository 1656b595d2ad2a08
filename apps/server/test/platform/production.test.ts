import { expect, it } from 'vitest'
import { readConfig } from '../../src/platform/config.ts'
import { encryption } from '../../src/platform/mail.ts'
import { refuseUnsafe } from '../../src/platform/production.ts'

const refusal = (env: Readonly<Record<string, string>>): string => {
  try {
    refuseUnsafe(readConfig(env))
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
const production = (env: Readonly<Record<string, string>>) => refusal({ NODE_ENV: 'production', ...env })

it.each([
  'http://bilancia.example',
  'http://bilancia.example:8080',
  'http://8.8.8.8',
  'http://[2001:db8::1]',
  'http://172.32.0.1',
  'http://localhost.example.com',
])('a production server does not start with plain http at %s, and says why', (ORIGIN) => {
  expect(production({ ORIGIN })).toBe(
    'In produzione (NODE_ENV=production) Bilancia non parte così:\n- ORIGIN è un indirizzo pubblico senza cifratura: password e dati dei clienti si leggerebbero in rete. Serve https://, con un proxy che lo fornisce.',
  )
  expect(refusal({ ORIGIN })).toBe('')
})

it.each([
  'https://bilancia.example',
  'http://localhost:3000',
  'http://stadera.localhost',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://10.1.2.3',
  'http://172.31.0.1',
  'http://192.168.1.20',
  'http://[fd00::1]',
  'http://bilancia.test',
  'http://nas.local',
  'http://bilancia',
])('a production server starts at %s', (ORIGIN) => expect(production({ ORIGIN })).toBe(''))

it('a production server sends passwords and tickets to no external service by plain http', () => {
  const addresses = ['OIDC_ISSUER', 'SSO_TOKEN_URL', 'SSO_TICKET_URL', 'FEDERATION_URL', 'SENTRY_DSN']
  for (const name of addresses) expect(production({ [name]: 'http://k@altri.example/1' })).toContain(`- ${name} è un indirizzo pubblico`)
})

it.each([
  ['smtp://utente:segreta@posta.example:587', true],
  ['smtp://203.0.113.9', true],
  ['smtps://utente:segreta@posta.example', false],
  ['smtp://LOCALHOST:25', false],
  ['smtp://10.0.0.9', false],
])('a mail to %s leaves only encrypted: %j, because smtps always is and the own network needs it not', (url, requireTLS) =>
  expect(encryption(url)).toEqual({ requireTLS }),
)
