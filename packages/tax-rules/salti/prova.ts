/**
 * `npm run prova:salti`: searches for every cliff again. `-- --scrivi` rewrites the list first. Exits with 1 if the list differs, or if a cliff is a defect
 * or has no reason.
 */
import { writeFileSync } from 'node:fs'
import { confronta, elenco, FILE, ragioneDi, ragioni, scritta } from './elenco.ts'
import { cerca } from './ricerca.ts'
import { situazioni } from './situazioni.ts'

const righe = situazioni.flatMap((situazione) => situazione.anni.flatMap((anno) => cerca(situazione, anno)))
const scrivi = process.argv.includes('--scrivi')
if (scrivi) writeFileSync(FILE, `${righe.map(scritta).join('\n')}\n`)

const date = ragioni()
const { nuovi, spariti } = confronta(righe, elenco())
const ignoti = righe.filter((riga) => !ragioneDi(riga, date)).map(scritta)
const difetti = righe.filter((riga) => ragioneDi(riga, date)?.esito === 'difetto').map(scritta)
for (const [che, quali] of Object.entries({ 'non in elenco': nuovi, 'in elenco ma non trovato': spariti, 'senza articolo': ignoti, difetto: difetti }))
  for (const riga of quali) process.stderr.write(`${che}: ${riga}\n`)
const specie = new Set(righe.map(({ anno, dove, regola, soglia }) => [anno, dove.startsWith('regione') ? dove : '', regola, soglia].join()))
process.stdout.write(`${righe.length} salti oltre 20 euro in ${situazioni.length} situazioni, ${specie.size} diversi per anno, regola e soglia\n`)
process.exitCode = nuovi.length + spariti.length + ignoti.length + difetti.length ? 1 : 0
