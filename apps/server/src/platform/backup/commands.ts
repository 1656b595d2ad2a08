/** `npm run -s restore -- FILE [--sostituisci]`, `verifica-backup -- FILE`. */
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Given, runProgram } from '../command.ts'
import type { Config } from '../config.ts'
import { ownersWork } from '../database.ts'
import { Mendable } from '../mendable.ts'
import { type Counts, type Header, NotRestorable, written } from './archive.ts'
import { stamped } from './backup.ts'
import { restore, verified } from './restore.ts'
import { openingKey, seal, unsealed } from './sealed.ts'

const USO = {
  restore: 'Uso: npm run -s restore -- FILE [--sostituisci]',
  'verifica-backup': 'Uso: npm run -s verifica-backup -- FILE',
} as const
const USAGE = Object.values(USO).join('\n')
type Verb = keyof typeof USO

const summaryOf = ({ creata }: Header, counts: Counts): string => {
  const rows = Object.values(counts).reduce((sum, { righe }) => sum + righe, 0)
  return `copia del ${new Date(creata).toLocaleString('it', { timeZone: 'Europe/Rome' })}, ${Object.keys(counts).length} tabelle, ${rows.toLocaleString('it')} righe`
}

const verbs: Readonly<Record<Verb, (file: string, settings: Config, replace: boolean) => Promise<string>>> = {
  async restore(file, settings, replace) {
    const key = openingKey(settings)
    let kept = ''
    if (settings.databaseUrl !== null && replace) {
      mkdirSync(settings.backupDir, { recursive: true, mode: 0o700 })
      const before = join(settings.backupDir, stamped('prima-del-ripristino'))
      await ownersWork(settings.databaseUrl, (on) => seal(written(on, new Date()), before, key))
      kept = ` Ciò che c'era prima è in ${before}.`
    }
    const { header, counts, aside } = await restore(unsealed(file, key), settings, replace)
    if (aside) kept = ` Ciò che c'era prima è nella cartella ${aside}.`
    return `Ripristinata: ${summaryOf(header, counts)}.${kept}`
  },
  async 'verifica-backup'(file, settings) {
    const { header, counts } = await verified(unsealed(file, openingKey(settings)))
    return `La copia è buona: ${summaryOf(header, counts)}, tutte confrontate.`
  },
}

async function run({ args: [verb, ...args], cwd }: Given, settings: Config): Promise<string> {
  if (verb !== 'restore' && verb !== 'verifica-backup') throw new Mendable(USAGE)
  const options = verb === 'restore' ? { sostituisci: { type: 'boolean' } as const } : {}
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [name, ...more] = positionals
  if (!name || more.length > 0) throw new Mendable(USO[verb])
  const file = resolve(cwd, name)
  if (!existsSync(file)) throw new NotRestorable(`${file} non c'è: controllare il nome della copia.`)
  return verbs[verb](file, settings, 'sostituisci' in values && values.sostituisci === true)
}

runProgram(USAGE, run)
