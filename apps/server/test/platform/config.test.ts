import { expect, it } from 'vitest'
import { readConfig } from '../../src/platform/config.ts'

it('reads the settings, without a final slash, and has defaults for the rest', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, origin: 'http://localhost:3000', issuer: null, databaseUrl: null, production: false })
  const set = { PORT: '8080', ORIGIN: 'https://bilancia.example/', OIDC_ISSUER: 'https://accesso.example/studio/' }
  expect(readConfig(set)).toMatchObject({ port: 8080, origin: 'https://bilancia.example', issuer: 'https://accesso.example/studio' })
})

it.each([
  [{ PORT: '0' }, 'PORT vale «0»: serve un numero intero tra 1 e 65535.'],
  [{ PORT: 'tremila' }, 'PORT vale «tremila»: serve un numero intero tra 1 e 65535.'],
  [{ PORT: '65536' }, 'PORT vale «65536»'],
  [{ ORIGIN: 'bilancia.example' }, 'ORIGIN vale «bilancia.example»: serve un indirizzo che comincia con http:// o https://.'],
  [{ ORIGIN: 'http://' }, 'ORIGIN vale «http://»'],
  [
    { BRAND_HOSTS: 'fisco.example' },
    "BRAND_HOSTS contiene «fisco.example»: servono coppie host=marchio separate da virgole, per esempio fisco.esempio.it=stadera; l'host va senza porta, il marchio è il suo codice nella pagina «Marchi».",
  ],
  [{ BRAND_HOSTS: 'a.example=stadera,fisco.example=Nessun marchio' }, 'BRAND_HOSTS contiene «fisco.example=Nessun marchio»'],
  [{ BRAND_HOSTS: 'fisco.example=</style>' }, 'BRAND_HOSTS contiene «fisco.example=</style>»'],
  [{ BRAND_HOSTS: 'fisco.example:8080=stadera' }, 'BRAND_HOSTS contiene «fisco.example:8080=stadera»'],
  [{ BRAND_HOSTS: 'https://fisco.example=stadera' }, 'BRAND_HOSTS contiene «https://fisco.example=stadera»'],
  [{ BRAND_HOSTS: 'un host=stadera' }, 'BRAND_HOSTS contiene «un host=stadera»'],
  [{ BRAND_HOSTS: '=stadera' }, 'BRAND_HOSTS contiene «=stadera»'],
  [{ BRAND_HOSTS: 'fisco.example=stadera=due' }, 'BRAND_HOSTS contiene «fisco.example=stadera=due»'],
  [{ BRAND_HOSTS: 'fisco.example=stadera,Fisco.example=meridiana' }, 'BRAND_HOSTS nomina due volte «fisco.example»: lasciarne una.'],
  [{ OIDC_ISSUER: 'file:///etc' }, 'OIDC_ISSUER vale «file:///etc»'],
  [{ TRUSTED_PROXIES: '10.0.0.1, proxy.example' }, 'TRUSTED_PROXIES contiene «proxy.example»: servono indirizzi IP o reti (10.0.0.0/8), separati da virgole.'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES contiene «10.0.0.0/33»'],
  [{ LINK_INVITATION_HOURS: '169' }, 'LINK_INVITATION_HOURS vale «169»: serve un numero intero tra 1 e 168.'],
  [{ LINK_FORGOTTEN_MINUTES: '4' }, 'LINK_FORGOTTEN_MINUTES vale «4»: serve un numero intero tra 5 e 1440.'],
  [{ METRICS: 'si' }, 'METRICS vale «si»: serve 1 per le misure di Prometheus, o niente.'],
  [{ METRICS: '1', METRICS_PORT: '3000' }, 'METRICS_PORT e PORT valgono 3000'],
  [{ SENTRY_DSN: 'https://errori.example/12' }, 'SENTRY_DSN non è il DSN di un progetto: serve come lo mostra il servizio'],
  [{ TELEMATICO_KEY: 'segreta' }, 'TELEMATICO_KEY non è una chiave: servono 32 byte in base64'],
  [{ MASTER_KEY: `${'A'.repeat(43)}=,segreta` }, 'MASTER_KEY non è una chiave: servono 32 byte in base64'],
])('refuses %j in a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

it('trusts a proxy on this machine and the configured ones', () => {
  expect(readConfig({}).trustedProxies).toEqual(['loopback'])
  expect(readConfig({ TRUSTED_PROXIES: ' 192.0.2.7, 10.0.0.0/8,,2001:db8::/32 ' }).trustedProxies).toEqual([
    'loopback',
    '192.0.2.7',
    '10.0.0.0/8',
    '2001:db8::/32',
  ])
})

it('reads hosts with their brands, in the form that browsers use', () => {
  expect(readConfig({}).brandHosts.size).toBe(0)
  const { brandHosts } = readConfig({ BRAND_HOSTS: ' Fisco.Example = stadera , perché.example=meridiana,' })
  expect([...brandHosts]).toEqual([
    ['fisco.example', 'stadera'],
    ['xn--perch-fsa.example', 'meridiana'],
  ])
})

it('reads a key of 32 bytes in base64, and never repeats a wrong one in its sentence', () => {
  const key = Buffer.alloc(32, 7)
  expect(readConfig({ TELEMATICO_KEY: `${key.toString('base64')}\n` }).telematicoKey).toEqual(key)
  expect(readConfig({ MASTER_KEY: `${key.toString('base64')}, ${key.toString('base64')}` }).masterKey).toEqual([key, key])
  expect([readConfig({}).telematicoKey, readConfig({}).masterKey]).toEqual([null, null])
  expect(readConfig({ DATA_DIR: '/dati' }).masterKeyFile).toBe('/dati-maestra.key')
  expect(() => readConfig({ TELEMATICO_KEY: 'segretissima' })).toThrow(/^((?!segretissima).)*$/)
})
