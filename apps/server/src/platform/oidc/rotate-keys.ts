/** `npm run -s ruota-chiavi [-- --subito]`: new keys for tokens and cookies. They also change by themselves, every season. */
import { parseArgs } from 'node:util'
import { runCommand, withDatabase } from '../command.ts'
import { rotateKeys } from './keys.ts'

const USO = 'Uso: npm run -s ruota-chiavi, oppure npm run -s ruota-chiavi -- --subito'
const SOON = "Chiavi nuove: firmano tra un quarto d'ora, e nessuno deve accedere di nuovo. Quelle di prima valgono finché serve a chi è già entrato."
const NOW = 'Chiavi nuove, e quelle di prima non valgono più: tutti accedono di nuovo. Se il server è acceso, riavviarlo adesso.'

if (import.meta.main)
  runCommand(USO, async (args) => {
    const { subito = false } = parseArgs({ args, options: { subito: { type: 'boolean' } } }).values
    await withDatabase((db) => rotateKeys(db, new Date(), { atOnce: subito }))
    process.stdout.write(`${subito ? NOW : SOON}\n`)
  })
