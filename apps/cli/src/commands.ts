/** The commands of the command line, and its help. */

import type { Writable } from 'node:stream'
import { argumentsOf, UsoErrato } from './arguments.ts'
import { calcola } from './calcola.ts'
import { CampoSconosciuto } from './columns.ts'
import { reasonOf } from './failures.ts'
import { type Formato, type FormatoCalendario, formati, formatiCalendario, isFormatoCalendario } from './formats.ts'
import { simulatorOf } from './job.ts'
import { sottocomandi } from './legge.ts'
import { simulators } from './simulators.ts'
import { StatoErrato, singleState } from './single-state.ts'
import { albero } from './spiega.ts'
import { needsInput, type Streams } from './streams.ts'
import { unreadOf, warned } from './warnings.ts'

const AIUTO = `Bilancia dalla riga di comando.

  npm run -s calcola -- <simulatore> [--campi=a.b,c.d] [--formato=${formati.join('|')}]
      Legge stati dallo standard input, uno per riga (JSON Lines), e scrive un
      risultato per riga, nello stesso ordine. Una riga che non si può leggere
      riceve {"riga": n, "errore": "..."}; le altre si calcolano lo stesso.
      Codice di uscita 0 solo se ogni riga è stata calcolata.
      --campi scrive solo quei percorsi del risultato, con il percorso per nome.
      --formato=csv e parquet danno una tabella: la colonna riga, i campi (tutti,
      senza --campi), la colonna errore.
      Di calendario, e di uno stato solo, anche ${formatiCalendario.join(', ')}: i pagamenti in una
      tabella CSV, in un'agenda (iCalendar), in modelli F24 (JSON, uno per riga).

  npm run -s spiega -- <simulatore> PERCORSO [--livelli=N|tutti]
      Legge uno stato (JSON) dallo standard input e spiega un valore del
      risultato: formula, calcolo con i valori, norma, fonte di ogni cifra e lo
      stesso per ciò che legge, per due livelli. Il percorso è quello del
      risultato; --livelli=tutti apre tutto, anche le voci a zero.

${Object.values(sottocomandi)
  .map(({ uso, aiuto }) => `  npm run -s legge -- ${uso}\n${aiuto}\n`)
  .join('\n')}
Simulatori: ${Object.keys(simulators).join(', ')}

Esempi:
  npm run -s calcola -- iforfettari < stati.jsonl > risultati.jsonl
  npm run -s spiega -- iforfettari confronto.vantaggioForfettario < stato.json
  npm run -s spiega -- iforfettari redditoContributiImposta.impostaSostitutiva --livelli=1 < stato.json
`

const ERRORE_USO = 2
/** Default number of levels of an explanation. */
const LIVELLI = 2

/** Runs a command. Returns the exit code. */
export async function main(args: readonly string[], streams: Streams): Promise<number> {
  const { stdin, stdout, stderr } = streams
  // A reader that stops early (`| head`) is not an error.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') stderr.write(`La risposta non si scrive: ${reasonOf(error) ?? error.message}. Ciò che è già scritto non è completo.\n`)
    process.exit(error.code === 'EPIPE' ? 0 : 1)
  })
  // Without a place for warnings there is nobody to warn.
  stderr.on('error', () => undefined)
  if (args.some((one) => one === '--aiuto' || one === '--help' || one === '-h')) return say(stdout, AIUTO, 0)
  try {
    return await run(args, streams)
  } catch (error) {
    if (error instanceof UsoErrato || error instanceof CampoSconosciuto) return say(stderr, `${error.message}\n`, ERRORE_USO)
    if (error instanceof StatoErrato) return say(stderr, `${error.message}\n`, 1)
    const reason = stdin.errored === null || stdin.errored === undefined ? null : reasonOf(error)
    if (reason === null) throw error
    return say(stderr, `Lo standard input non si legge: ${reason}.\n`, 1)
  }
}

async function run([command, ...args]: readonly string[], streams: Streams): Promise<number> {
  if (command === 'legge') return legge(args, streams)
  if (command === 'calcola') return calcolate(args, streams)
  if (command === 'spiega') return spiegate(args, streams)
  return say(streams.stderr, AIUTO, ERRORE_USO)
}

async function legge([name = '', ...args]: readonly string[], streams: Streams): Promise<number> {
  const asked = Object.hasOwn(sottocomandi, name) ? sottocomandi[name] : undefined
  if (asked) return asked.esegui(argumentsOf(args, { command: `legge ${name}`, options: {}, most: asked.argomenti }).positionals, streams)
  const names = Object.keys(sottocomandi).join(', ')
  throw new UsoErrato(`${name === '' ? 'Manca che cosa chiedere alla legge' : `«${name}» non si sa`}. Si può chiedere: ${names}. Aiuto: --aiuto`)
}

/** Checks the simulator, and that there is a standard input. */
function simulatorIn(name: string | undefined, { stdin }: Streams): string {
  if (name === undefined || !Object.hasOwn(simulators, name))
    throw new UsoErrato(
      `${name === undefined ? 'Manca il simulatore' : `Simulatore sconosciuto: «${name}»`}. Quelli disponibili: ${Object.keys(simulators).join(', ')}. Aiuto: --aiuto`,
    )
  needsInput(stdin)
  return name
}

const isFormato = (formato: string): formato is Formato => formati.some((one) => one === formato)

async function calcolate(args: readonly string[], streams: Streams): Promise<number> {
  const { options, positionals } = argumentsOf(args, { command: 'calcola', options: { campi: 'a.b,c.d', formato: 'csv' }, most: 1 })
  const simulatore = simulatorIn(positionals[0], streams)
  const { formato = 'jsonl' } = options
  if (simulatore === 'calendario' && isFormatoCalendario(formato)) return esporta(formato, streams)
  if (!isFormato(formato)) throw new UsoErrato(`--formato vuole uno tra ${formati.join(', ')}: «${formato}» non c'è.`)
  const campi = options.campi?.split(',').map((path) => path.trim()) ?? null
  const { complete, unread } = await calcola({ simulatore, campi, formato }, streams.stdin, streams.stdout)
  streams.stderr.write(warned(unread))
  return complete ? 0 : 1
}

async function esporta(formato: FormatoCalendario, { stdin, stdout, stderr }: Streams): Promise<number> {
  const stato = await singleState(stdin)
  stderr.write(unreadOf(await simulatorOf({ simulatore: 'calendario' }), stato))
  // Loaded on request: it brings a library that no other command needs.
  const { esportato } = await import('./esporta.ts')
  const file = await esportato(stato, formato, new Date())
  if (file === null) return say(stderr, 'Con questi dati non c’è un calendario: calcola -- calendario, senza --formato, dice perché.\n', 1)
  return say(stdout, file, 0)
}

async function spiegate(args: readonly string[], streams: Streams): Promise<number> {
  const { stdin, stdout, stderr } = streams
  const { options, positionals } = argumentsOf(args, { command: 'spiega', options: { livelli: '3' }, most: 2 })
  const [name, path] = positionals
  const simulator = await simulatorOf({ simulatore: simulatorIn(name, streams) })
  const { percorsi, spiegabile, spiega } = await simulator.regole()
  const levels = livelli(options.livelli)
  if (path === undefined) throw new UsoErrato(`Manca il percorso del risultato da spiegare. Alcuni: ${percorsi.slice(0, 5).join(', ')}… Aiuto: --aiuto`)
  if (!spiegabile(path)) throw new UsoErrato(unknownPath(path, percorsi))
  const state = await singleState(stdin)
  stderr.write(unreadOf(simulator, state))
  try {
    return say(stdout, `${albero(spiega(state, path), levels).join('\n')}\n`, 0)
  } catch (error) {
    return say(stderr, `${error instanceof Error ? error.message : String(error)}\n`, 1)
  }
}

/** Throws `UsoErrato`. */
function livelli(value = String(LIVELLI)): number {
  if (value === 'tutti') return Infinity
  if (/^\d+$/.test(value)) return Number(value)
  throw new UsoErrato('--livelli vuole un numero intero o «tutti», per esempio --livelli=3')
}

function unknownPath(path: string, percorsi: readonly string[]): string {
  const wanted = path.toLowerCase().split('.').at(-1) ?? ''
  const near = percorsi.filter((p) => wanted !== '' && p.toLowerCase().includes(wanted)).slice(0, 8)
  return `Nel risultato non c'è «${path}».${near.length ? ` Forse: ${near.join(', ')}.` : ` Alcuni percorsi: ${percorsi.slice(0, 5).join(', ')}…`}`
}

function say(stream: Writable, sentence: string, code: number): number {
  stream.write(sentence)
  return code
}
