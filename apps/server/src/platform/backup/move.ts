/** `npm run -s trasloca`: moves the embedded database to the PostgreSQL of DATABASE_URL and compares it row by row. The old folder stays. */
import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runProgram } from '../command.ts'
import type { Config } from '../config.ts'
import { ofProgram } from '../connection.ts'
import { openDatabase, ownersWork } from '../database.ts'
import { lockFolder } from '../folder-lock.ts'
import { Mendable } from '../mendable.ts'
import { applied } from '../migrations.ts'
import { type Counts, opened, restored, written } from './archive.ts'

const USO = 'Uso: DATABASE_URL=postgresql://utente:password@computer:5432/nome npm run -s trasloca'

export type Moved = { readonly counts: Counts; readonly aside: string }

/** Moves everything or nothing. Throws `Mendable` or `DatabaseUnavailable`. */
export async function move(config: Config): Promise<Moved> {
  const { databaseUrl, dataDir } = config
  const folder = join(dataDir, 'database')
  if (databaseUrl === null) throw new Mendable(`Manca DATABASE_URL, la base dati PostgreSQL in cui traslocare, vuota. ${USO}`)
  if (!existsSync(folder)) throw new Mendable(`In ${dataDir} non c'è una base dati incorporata da traslocare: indicare la sua cartella con DATA_DIR.`)
  const source = await openDatabase({ ...config, databaseUrl: null })
  const counts = await source.driver
    .transaction(
      (from) =>
        ownersWork(databaseUrl, async (to) => {
          if ((await applied(to)) > 0) throw new Mendable('La base dati di DATABASE_URL contiene già dei dati: indicarne una vuota. Nulla è stato cambiato.')
          return restored(to, await opened(written(from, new Date())))
        }),
      ofProgram,
    )
    .finally(source.close)
  const aside = `${folder}-traslocata-${Date.now()}`
  const unlock = lockFolder(`${folder}.lock`)
  try {
    renameSync(folder, aside)
  } finally {
    unlock()
  }
  return { counts, aside }
}

const reportOf = ({ counts, aside }: Moved, { masterKey, masterKeyFile, dataDir }: Config): string => {
  const rows = Object.values(counts).reduce((sum, { righe }) => sum + righe, 0)
  return [
    `Traslocate ${Object.keys(counts).length} tabelle, ${rows.toLocaleString('it')} righe, tutte confrontate.`,
    'Da adesso avviare sempre con:',
    '  DATABASE_URL, lo stesso di questo comando',
    masterKey
      ? '  MASTER_KEY, la stessa di adesso'
      : `  la stessa chiave maestra: il file ${masterKeyFile}, anche con MASTER_KEY_FILE, o il suo contenuto in MASTER_KEY`,
    "Le copie di sicurezza di ogni notte sono della base dati incorporata: d'ora in poi programmare «npm run -s backup -- FILE».",
    `La base dati di prima è intatta in ${aside}. Per tornare indietro: togliere DATABASE_URL e rimetterle il nome ${join(dataDir, 'database')}.`,
  ].join('\n')
}

if (import.meta.main)
  runProgram(USO, async ({ args }, config) => {
    parseArgs({ args: [...args] })
    return reportOf(await move(config), config)
  })
