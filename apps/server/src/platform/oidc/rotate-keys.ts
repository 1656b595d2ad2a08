/** `npm run -s ruota-chiavi [-- --subito | --maestra]`: makes new keys for tokens and cookies, which also rotate every 90 days, or a new master key. */
import { parseArgs } from 'node:util'
import type { Command } from '../command.ts'
import { runCommand } from '../control.ts'
import { Mendable } from '../mendable.ts'
import { changeMasterKey } from '../vault/secrets.ts'
import { rotateKeys } from './keys.ts'

const SOON = "Chiavi nuove: firmano tra un quarto d'ora, e nessuno deve accedere di nuovo. Quelle di prima valgono finché serve a chi è già entrato."
const NOW = 'Chiavi nuove, e quelle di prima non valgono più: tutti accedono di nuovo. Se il server è acceso, riavviarlo adesso.'
const master = (place: string) =>
  `Chiave maestra nuova, la prima in ${place}: conservarne una copia altrove. Quelle di prima restano lì per ripristinare le copie di sicurezza già fatte.`

const usage = 'Uso: npm run -s ruota-chiavi, oppure con -- --subito, oppure con -- --maestra'

export const rotateKeysCommand: Command = {
  name: 'ruota-chiavi',
  usage,
  read({ args }) {
    const { subito = false, maestra = false } = parseArgs({ args: [...args], options: { subito: { type: 'boolean' }, maestra: { type: 'boolean' } } }).values
    if (subito && maestra) throw new Mendable(usage)
    return async (database) => {
      if (maestra) {
        await changeMasterKey(database)
        return master(database.vault.masterKeys.place)
      }
      await rotateKeys(database, new Date(), { atOnce: subito })
      return subito ? NOW : SOON
    }
  },
}

if (import.meta.main) runCommand(rotateKeysCommand)
