/** Finds a Chromium for the tests that needs no administrator rights: the configured one, the one from npm, or the system's. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]

/** For tests, not for timings: V8 would spend a seventh of the run time on optimising code that runs only a few times. */
export const unoptimised = '--js-flags=--single-threaded --no-turbofan --liftoff-only'

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'chromium')
const system = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of the program. Throws an Italian sentence that says how to install one. */
export async function chromiumPath(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  if (process.platform === 'linux' && process.arch === 'x64') return unpacked()
  const found = system.find((path) => existsSync(path))
  if (found) return found
  throw new Error(
    'Non trovo Chromium per le prove nel browser: installare il pacchetto «chromium» del sistema, oppure indicarlo con CHROMIUM_PATH=/percorso/chromium.',
  )
}

/** Unpacks into a folder of the project and marks it when complete, so that an interrupted run leaves no broken browser. */
async function unpacked(): Promise<string> {
  const ready = join(CACHE, '.ready')
  if (!existsSync(ready)) rmSync(CACHE, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  const { TMPDIR } = process.env
  process.env.TMPDIR = CACHE
  // The package also contains NSS and fonts, and uses them if it thinks that it runs on AWS Lambda.
  if (!hasNss()) process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x'
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    chromium.setGraphicsMode = false
    const path = await chromium.executablePath()
    if (!existsSync('/etc/fonts')) process.env.FONTCONFIG_PATH ??= join(CACHE, 'fonts')
    writeFileSync(ready, '')
    return path
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
}

const hasNss = () => ['/lib/x86_64-linux-gnu', '/usr/lib/x86_64-linux-gnu', '/usr/lib64', '/usr/lib'].some((folder) => existsSync(join(folder, 'libnss3.so')))
