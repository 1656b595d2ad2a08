/** `npm run -s importa-addizionali -- FILE [--anno=2025]`: imports the Treasury's list of a year. */
import { readFileSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { taxYears } from '@bilancia/contract'
import type { Command } from '../../platform/command.ts'
import type { Db } from '../../platform/connection.ts'
import { runCommand } from '../../platform/control.ts'
import { DatabaseUnavailable } from '../../platform/database.ts'
import { codeOf } from '../../platform/failures.ts'
import { record } from '../audit/store.ts'
import { replaceYear } from './store.ts'
import { readTreasuryFile, type TreasuryFile, UnreadableFile } from './treasury-file.ts'

const usage = 'Uso: npm run -s importa-addizionali -- Add_comunale_irpef2025.csv [--anno=2025]'
const LARGEST = 64 * 1024 * 1024

/** The year of the list: from the option, or from the file name. Throws an Italian sentence if there is none or they differ. */
export function yearOf(name: string, option: string | undefined): number {
  const named = name.match(/(?<!\d)\d{4}(?!\d)/g)?.at(-1)
  const text = option ?? named
  const [first, last] = [Math.min(...taxYears), Math.max(...taxYears)]
  if (text === undefined) throw new UnreadableFile(`Il nome «${name}» non dice di quale anno è l'elenco: aggiungere --anno=2025, con l'anno giusto.`)
  if (option !== undefined && named !== undefined && option !== named)
    throw new UnreadableFile(`Il nome «${name}» dice ${named} e l'opzione dice ${option}: controllare quale dei due anni è quello dell'elenco.`)
  const year = Number(text)
  if (!Number.isInteger(year) || year < first || year > last)
    throw new UnreadableFile(`L'anno ${text} non si può importare: si usano gli elenchi dal ${first} al ${last}.`)
  return year
}

/** Throws `UnreadableFile` with what the user can do. */
function read(path: string): Uint8Array {
  try {
    if (statSync(path).size > LARGEST) throw new UnreadableFile(`Il file «${path}» supera i 64 MB: non è l'elenco del MEF, che ne occupa poco più di uno.`)
    return readFileSync(path)
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    const code = codeOf(error)
    if (code === 'ENOENT') throw new UnreadableFile(`Il file «${path}» non esiste: controllare il percorso.`)
    if (code === 'EISDIR') throw new UnreadableFile(`«${path}» è una cartella: indicare il file CSV.`)
    if (code === 'EACCES') throw new UnreadableFile(`Il file «${path}» non si può leggere: mancano i permessi.`)
    throw error
  }
}

/** Replaces the year's rows and records it in the register, in one transaction. */
const store = (db: Db, year: number, { rows, unpublished, inapplicable }: TreasuryFile, name: string): Promise<void> =>
  db.transaction(async (tx) => {
    await replaceYear(tx, year, rows, [...unpublished, ...inapplicable], name)
    const entry = { kind: 'Addizionali comunali', action: 'Importazione', recordName: `${name}, anno ${year}` } as const
    await record(tx, { program: 'importa-addizionali' }, new Date(), [entry])
  })

/** What the import did, for the person who ran it. */
function summary({ read: all, rows, unpublished, inapplicable, rejected }: TreasuryFile, year: number, seconds: number): string {
  const before = `valgono le aliquote dell'anno prima, se importato: ${year - 1}`
  return [
    `Addizionali comunali ${year}`,
    `  righe lette               ${all}`,
    `  comuni registrati         ${rows.length}`,
    `  con esenzioni particolari ${rows.filter(({ special }) => special !== null).length}`,
    `  nulla di pubblicato       ${unpublished.length}${unpublished.length > 0 ? ` (${before})` : ''}`,
    `  atto inapplicabile        ${inapplicable.length}${inapplicable.length > 0 ? ` (${before})` : ''}`,
    `  righe scartate            ${rejected.length}`,
    ...rejected.map(({ line, comune, reason }) => `    riga ${line}, ${comune}: ${reason}`),
    `  secondi                   ${seconds.toFixed(1).replace('.', ',')}`,
  ].join('\n')
}

export const importSurchargesCommand: Command = {
  name: 'importa-addizionali',
  usage,
  read({ args, cwd }) {
    const start = performance.now()
    const { values, positionals } = parseArgs({ args: [...args], options: { anno: { type: 'string' } }, allowPositionals: true })
    const [path, more] = positionals
    if (path === undefined || more !== undefined) throw new UnreadableFile(usage)
    const year = yearOf(basename(path), values.anno)
    const file = readTreasuryFile(read(resolve(cwd, path)), year)
    if (file.rows.length === 0) throw new UnreadableFile(`${summary(file, year, 0)}\nNessuna riga si può usare: nulla è stato registrato.`)
    return async ({ db }) => {
      await store(db, year, file, basename(path)).catch((cause: unknown) => {
        const { message, cause: within } = cause as Error
        throw new DatabaseUnavailable(`L'importazione non è riuscita e nulla è stato registrato: ${within instanceof Error ? within.message : message}`, {
          cause,
        })
      })
      return summary(file, year, (performance.now() - start) / 1000)
    }
  },
}

if (import.meta.main) runCommand(importSurchargesCommand)
