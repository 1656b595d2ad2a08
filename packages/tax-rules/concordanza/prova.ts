/** `npm run prova:concordanza`: compares the cases and writes the page. Exits with 1, without writing, if a figure is not as its case declares. */
import { writeFileSync } from 'node:fs'
import { casi, confronta, fonti } from './confronto.ts'
import { pagina } from './pagina.ts'

const riscontri = confronta(casi())
const contraddetti = riscontri.filter((r) => r.contraddetto)
for (const { caso, voce, nostro, contraddetto } of contraddetti)
  process.stderr.write(`${caso.id}, ${voce.voce}: pubblicato ${voce.pubblicato}, Bilancia ${nostro}: ${contraddetto}\n`)
if (contraddetti.length === 0) writeFileSync(new URL('../../../docs/concordanza.md', import.meta.url), pagina(riscontri, fonti()))

const concordano = riscontri.filter((r) => r.voce.esito === 'concorda').length
process.stdout.write(`${riscontri.length} cifre di fuori: ${concordano} concordano, ${riscontri.length - concordano} differiscono, `)
process.stdout.write(contraddetti.length === 0 ? 'scritte in docs/concordanza.md\n' : `${contraddetti.length} contro quanto dichiarato\n`)
process.exitCode = contraddetti.length === 0 ? 0 : 1
