/** The commands of the command line, and its help. */

import type { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { calcola } from './calcola.ts'
import { CampoSconosciuto } from './columns.ts'
import { type Asked, type Formato, type FormatoCalendario, formati, formatiCalendario, isFormatoCalendario } from './formats.ts'
import type { Job } from './job.ts'
import { sottocomandi } from './legge.ts'
import { simulators } from './simulators.ts'
import { albero } from './spiega.ts'
import type { Streams } from './streams.ts'

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
export async function main(given: readonly string[], streams: Streams): Promise<number> {
  const args = joined(given)
  const { stdin, stdout, stderr } = streams
  const options = args.filter((a) => a.startsWith('-'))
  const [command, name, path] = args.filter((a) => !a.startsWith('-'))
  if (options.some((o) => o === '--aiuto' || o === '--help' || o === '-h')) return say(stdout, AIUTO, 0)
  // A reader that stops early (`| head`) is not an error.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
  if (command === 'legge') return legge(args.slice(args.indexOf(command) + 1), streams)
  if (command !== 'calcola' && command !== 'spiega') return say(stderr, AIUTO, ERRORE_USO)
  const load = name !== undefined && Object.hasOwn(simulators, name) ? simulators[name] : undefined
  if (!load)
    return say(
      stderr,
      `${name === undefined ? 'Manca il simulatore' : `Simulatore sconosciuto: «${name}»`}. Quelli disponibili: ${Object.keys(simulators).join(', ')}. Aiuto: --aiuto\n`,
      ERRORE_USO,
    )
  if (stdin.isTTY) return say(stderr, 'Mancano i dati: passarli dallo standard input, per esempio con «< stati.jsonl». Aiuto: --aiuto\n', ERRORE_USO)
  if (command === 'calcola') return calcolate({ simulatore: name as string, ...asked(args) }, streams)

  const { percorsi, spiegabile, spiega } = await (await load()).regole()
  const levels = livelli(options)
  if (Number.isNaN(levels)) return say(stderr, '--livelli vuole un numero intero o «tutti», per esempio --livelli=3\n', ERRORE_USO)
  if (path === undefined)
    return say(stderr, `Manca il percorso del risultato da spiegare. Alcuni: ${percorsi.slice(0, 5).join(', ')}… Aiuto: --aiuto\n`, ERRORE_USO)
  if (!spiegabile(path)) return say(stderr, unknownPath(path, percorsi), ERRORE_USO)
  try {
    const state: unknown = JSON.parse(await text(stdin))
    if (typeof state !== 'object' || state === null || Array.isArray(state))
      return say(stderr, 'Lo stato deve essere un oggetto JSON, tra parentesi graffe.\n', 1)
    return say(stdout, `${albero(spiega(state, path), levels).join('\n')}\n`, 0)
  } catch (error) {
    if (error instanceof SyntaxError)
      return say(stderr, 'Lo stato sullo standard input non è JSON valido: controllare virgolette, virgole e parentesi. Ne serve uno solo.\n', 1)
    return say(stderr, `${error instanceof Error ? error.message : String(error)}\n`, 1)
  }
}

function legge([name = '', ...args]: readonly string[], streams: Streams): Promise<number> | number {
  const asked = Object.hasOwn(sottocomandi, name) ? sottocomandi[name] : undefined
  if (asked) return asked.esegui(args, streams)
  const names = Object.keys(sottocomandi).join(', ')
  return say(
    streams.stderr,
    `${name === '' ? 'Manca che cosa chiedere alla legge' : `«${name}» non si sa`}. Si può chiedere: ${names}. Aiuto: --aiuto\n`,
    ERRORE_USO,
  )
}

/** `--campi a,b` as `--campi=a,b`. */
function joined(args: readonly string[]): readonly string[] {
  const [first, second, ...others] = args
  if (first === undefined) return []
  if ((first === '--campi' || first === '--formato') && second !== undefined) return [`${first}=${second}`, ...joined(others)]
  return [first, ...joined(args.slice(1))]
}

const optionOf = (option: string, args: readonly string[]): string | null => args.find((arg) => arg.startsWith(`${option}=`))?.slice(option.length + 1) ?? null

function asked(args: readonly string[]): { readonly campi: Asked['campi']; readonly formato: string } {
  const campi = optionOf('--campi', args)
  return { campi: campi === null ? null : campi.split(',').map((path) => path.trim()), formato: optionOf('--formato', args) ?? 'jsonl' }
}

const isFormato = (formato: string): formato is Formato => formati.some((one) => one === formato)

async function calcolate({ formato, ...job }: Omit<Job, 'formato'> & { readonly formato: string }, streams: Streams): Promise<number> {
  const { stdin, stdout, stderr } = streams
  if (job.simulatore === 'calendario' && isFormatoCalendario(formato)) return esporta(formato, streams)
  if (!isFormato(formato)) return say(stderr, `--formato vuole uno tra ${formati.join(', ')}: «${formato}» non c'è.\n`, ERRORE_USO)
  try {
    return (await calcola({ ...job, formato }, stdin, stdout)) ? 0 : 1
  } catch (error) {
    if (error instanceof CampoSconosciuto) return say(stderr, `${error.message}\n`, ERRORE_USO)
    throw error
  }
}

async function esporta(formato: FormatoCalendario, { stdin, stdout, stderr }: Streams): Promise<number> {
  try {
    const stato: unknown = JSON.parse(await text(stdin))
    if (typeof stato !== 'object' || stato === null || Array.isArray(stato)) throw new SyntaxError()
    // Loaded on request: it brings a library that no other command needs.
    const { esportato } = await import('./esporta.ts')
    const file = await esportato(stato, formato, new Date())
    if (file === null) return say(stderr, 'Con questi dati non c’è un calendario: calcola -- calendario, senza --formato, dice perché.\n', 1)
    return say(stdout, file, 0)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return say(stderr, 'Lo stato sullo standard input deve essere un solo oggetto JSON, tra parentesi graffe.\n', 1)
  }
}

function livelli(options: readonly string[]): number {
  const option = options.find((o) => o.startsWith('--livelli='))
  if (!option) return LIVELLI
  const value = option.slice('--livelli='.length)
  if (value === 'tutti') return Infinity
  return /^\d+$/.test(value) ? Number(value) : Number.NaN
}

function unknownPath(path: string, percorsi: readonly string[]): string {
  const wanted = path.toLowerCase().split('.').at(-1) ?? ''
  const near = percorsi.filter((p) => wanted !== '' && p.toLowerCase().includes(wanted)).slice(0, 8)
  return `Nel risultato non c'è «${path}».${near.length ? ` Forse: ${near.join(', ')}.` : ` Alcuni percorsi: ${percorsi.slice(0, 5).join(', ')}…`}\n`
}

function say(stream: Writable, sentence: string, code: number): number {
  stream.write(sentence)
  return code
}
