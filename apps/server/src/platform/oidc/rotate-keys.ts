/** `npm run -s ruota-chiavi [-- --subito | --maestra]`: new keys for tokens and cookies, which also change by themselves every season; or another master key. */
import { parseArgs } from 'node:util'
import { runCommand, withDatabase } from '../command.ts'
import type { OpenDatabase } from '../connection.ts'
import { Mendable } from '../mendable.ts'
import { changeMasterKey } from '../vault/secrets.ts'
import { rotateKeys } from './keys.ts'

const USO = 'Uso: npm run -s ruota-chiavi, oppure con -- --subito, oppure con -- --maestra'
const SOON = "Chiavi nuove: firmano tra un quarto d'ora, e nessuno deve accedere di nuovo. Quelle di prima valgono finché serve a chi è già entrato."
const NOW = 'Chiavi nuove, e quelle di prima non valgono più: tutti accedono di nuovo. Se il server è acceso, riavviarlo adesso.'
const master = (place: string) =>
  `Chiave maestra nuova, la prima in ${place}: conservarne una copia altrove. Quelle di prima restano lì per ripristinare le copie di sicurezza già fatte.`

async function rotate({ db, vault }: Pick<OpenDatabase, 'db' | 'vault'>, args: readonly string[]): Promise<string> {
  const { subito = false, maestra = false } = parseArgs({ args: [...args], options: { subito: { type: 'boolean' }, maestra: { type: 'boolean' } } }).values
  if (subito && maestra) throw new Mendable(USO)
  if (maestra) {
    await changeMasterKey({ db, vault })
    return master(vault.masterKeys.place)
  }
  await rotateKeys({ db, vault }, new Date(), { atOnce: subito })
  return subito ? NOW : SOON
}

if (import.meta.main)
  runCommand(USO, async (args) => {
    process.stdout.write(`${await withDatabase((database) => rotate(database, args))}\n`)
  })
