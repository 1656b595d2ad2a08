/** `npm run -s backup -- FILE`. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Command } from '../command.ts'
import { runCommand } from '../control.ts'
import { Mendable } from '../mendable.ts'
import { backUp } from './backup.ts'

const usage = 'Uso: npm run -s backup -- FILE'

export const backupCommand: Command = {
  name: 'backup',
  usage,
  read({ args, cwd }) {
    const [name, more] = parseArgs({ args: [...args], allowPositionals: true }).positionals
    if (!name || more !== undefined) throw new Mendable(usage)
    const file = resolve(cwd, name)
    return async (database, config) => {
      await backUp(database, file, config)
      const key = config.backupKey ? ' di BACKUP_KEY' : `: ${config.backupKeyFile}; conservarne una copia altrove`
      return `Copia di sicurezza in ${file}. Per aprirla serve la chiave${key}. Per usarla serve anche la chiave maestra (${database.vault.masterKeys.place}).`
    }
  },
}

if (import.meta.main) runCommand(backupCommand)
