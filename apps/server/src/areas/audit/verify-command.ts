/** `npm run -s verifica-registro`: checks that the register is unchanged. */
import { parseArgs } from 'node:util'
import type { Command } from '../../platform/command.ts'
import { runCommand } from '../../platform/control.ts'
import { Mendable } from '../../platform/mendable.ts'
import { faultOfHead, headIn } from './chain.ts'
import { report, verify } from './verify.ts'

const usage = 'Uso: npm run -s verifica-registro, oppure npm run -s verifica-registro -- TESTA, con una testa conservata (1523:9f0a…)'

export const verifyRegisterCommand: Command = {
  name: 'verifica-registro',
  usage,
  read({ args }) {
    const [kept = null, more] = parseArgs({ args: [...args], allowPositionals: true }).positionals
    const head = kept === null ? null : headIn(kept)
    if (more !== undefined) throw new Mendable(usage)
    const fault = kept === null ? null : faultOfHead(kept)
    if (fault !== null)
      throw new Mendable(`«${kept}» non è una testa intera: ${fault}. Ricopiarla com'era stampata dopo «Testa:». Nulla è stato verificato. ${usage}`)
    return async ({ db }) => {
      const found = await verify(db, head)
      // If the register was changed, the command ends with exit code 1.
      if (found.broken) throw new Mendable(report(found))
      return report(found)
    }
  },
}

if (import.meta.main) runCommand(verifyRegisterCommand)
