/** `npm run test:mutazione`: makes mistakes in the rules, one at a time, and records whether some test of the law fails. */
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'vitest'
import { STATI, sentiteACaso } from './a-caso.ts'
import { caccia, vissute } from './caccia.ts'
import { edizioni } from './edizioni.ts'
import { type Errore, erroriDeiNodi, erroriDiAnno, erroriDiRiga } from './regole.ts'

/** First the files that find the most mistakes in the least time, last those that only compare the program with itself on random states. */
const files = [
  ...['confini-irpef', 'confini-imposte', 'confini-regimi', 'casi-societa', 'casi-budget4u', 'casi-avvio', 'golden', 'golden-budget4u'],
  ...[
    'conti-convsrl',
    'conti-budget4u',
    'conti-iforfettari',
    'conti-a-caso',
    'casse',
    'casse-iforfettari',
    'casse-forme',
    'convsrl-oggi',
    'riduzione50-soci',
    'da-allora',
  ],
  ...['tabelle', 'affidabilita', 'messaggi', 'concordanza', 'casi-camera-commercio', 'casi-contributi', 'casi-convsrl', 'casi-correzioni', 'ottimizzatore'],
  ...['casi-forfettario', 'casi-inail', 'casi-irpef', 'aliquote-irap', 'irap-convsrl', 'comune-budget4u', 'comune-convsrl', 'confronto-budget4u'],
  ...[
    'confini-budget4u',
    'confini-affidabilita',
    'confini-verifiche',
    'confini-silenzi',
    'confini-condizioni',
    'confini-alternative',
    'dati-sbagliati-budget4u',
    'piano-budget4u',
    'piano-forfetario',
    'stime-budget4u',
    'anno-2027',
  ],
  ...['golden-piano', 'golden-forme', 'concordato', 'forme-note', 'forme-tabelle', 'forme'],
  ...['quadro-convsrl', 'quadro-iforfettari', 'validazione', 'struttura', 'spiegato', 'proprieta-budget4u', 'proprieta-convsrl', 'proprieta-iforfettari'],
]

/**
 * Which mistakes: one of so many (`BILANCIA_MUTAZIONE=50` is one in fifty), `sopravvissute` (those that the last run did not find), or all. A run of
 * all that was stopped goes on where it was, while rules and tests are the same.
 */
const scelta = process.env.BILANCIA_MUTAZIONE ?? '1'
const cartella = new URL('../../../node_modules/.bilancia/', import.meta.url)
const vivi = new URL('regole-sopravvissute.jsonl', cartella)
const diario = new URL('regole-provate.jsonl', cartella)
/** The step through the list of all mistakes. It is a prime, so that the first mistakes of a run are a sample of all. */
const PASSO = 7919

type Numerato = Errore & { readonly specie: string; readonly numero: string }
type Provato = { readonly numero: string; readonly esito: 'visto' | 'non visto' | 'impossibile'; readonly raggiunte: number }

const righe = (file: URL): readonly string[] => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [])

function scelti(tutti: readonly Numerato[]): readonly Numerato[] {
  if (scelta === 'sopravvissute') {
    const cercati = new Set(righe(vivi).map((riga): string => JSON.parse(riga).numero))
    return tutti.filter(({ numero }) => cercati.has(numero))
  }
  const parte = Number(scelta)
  if (parte > 1) return tutti.filter(({ numero }) => Number(numero.split(' ')[1]) % parte === 0)
  return tutti.flatMap((_, k) => tutti[(k * PASSO) % tutti.length] ?? [])
}

/** Every file of these folders of the package: the tests and what they read. */
const letti = ['test', 'golden'].flatMap((nome) =>
  readdirSync(new URL(`../${nome}/`, import.meta.url), { recursive: true, withFileTypes: true })
    .filter((uno) => uno.isFile())
    .map((uno) => join(uno.parentPath, uno.name))
    .sort(),
)

/** The outcomes of an earlier run of all mistakes. The first line of the file identifies the rules and tests of that run. */
function giaProvati(tutti: readonly Numerato[]): readonly Provato[] {
  if (scelta !== '1') return []
  const tutto = createHash('sha256')
  for (const { numero, regola, esempio, che } of tutti) tutto.update(`${numero} ${regola} ${esempio} ${che}\n`)
  for (const file of letti) tutto.update(readFileSync(file))
  const impronta = tutto.digest('hex')
  const [prima, ...provati] = righe(diario)
  if (prima === impronta) return provati.map((riga): Provato => JSON.parse(riga))
  writeFileSync(diario, `${impronta}\n`)
  return []
}

it('gli sbagli delle regole si vedono', { timeout: 36_000_000 }, async () => {
  for (const edizione of edizioni()) edizione.pronta()
  const prove = vissute()
  const specie: Readonly<Record<string, readonly Errore[]>> = { nodi: [...erroriDeiNodi()], anni: [...erroriDiAnno()], righe: [...erroriDiRiga()] }
  const tutti = Object.entries(specie).flatMap(([nome, errori]) => errori.map((errore, i): Numerato => ({ ...errore, specie: nome, numero: `${nome} ${i}` })))
  mkdirSync(cartella, { recursive: true })
  const provato = async ({ numero, cambi }: Numerato): Promise<Provato> => {
    const scritti = cambi()
    if (!scritti) return { numero, esito: 'impossibile', raggiunte: 0 }
    const { ucciso, ...altro } = await caccia(() => ({ cambi: scritti }), files, prove)
    return { numero, esito: ucciso ? 'visto' : 'non visto', raggiunte: 'raggiunte' in altro ? altro.raggiunte : 0 }
  }
  const esiti = new Map(giaProvati(tutti).map((uno) => [uno.numero, uno]))
  for (const errore of scelti(tutti)) {
    if (esiti.has(errore.numero)) continue
    const uno = await provato(errore)
    esiti.set(uno.numero, uno)
    if (scelta === '1') appendFileSync(diario, `${JSON.stringify(uno)}\n`)
  }
  writeFileSync(vivi, '')
  for (const nome of Object.keys(specie)) {
    const provati = tutti.flatMap((errore) => (errore.specie === nome ? (esiti.get(errore.numero) ?? []) : []))
    const quanti = (esito: Provato['esito']) => provati.filter((uno) => uno.esito === esito).length
    const rimasti = tutti.filter(({ specie: sua, numero }) => sua === nome && esiti.get(numero)?.esito === 'non visto')
    const senzaProve = rimasti.filter(({ numero }) => esiti.get(numero)?.raggiunte === 0)
    const sentite = sentiteACaso(senzaProve.flatMap(({ cambi }) => cambi() ?? []))
    const mute = new Set(senzaProve.filter((_, i) => !sentite[i]))
    for (const uno of rimasti) {
      const { numero, regola, esempio, che, regole } = uno
      appendFileSync(vivi, `${JSON.stringify({ numero, regola, esempio, che, regole, raggiunte: esiti.get(numero)?.raggiunte, aCaso: !mute.has(uno) })}\n`)
    }
    process.stdout.write(
      `${nome}: ${specie[nome]?.length} in tutto, ${provati.length} provati, ${quanti('impossibile')} che non si possono scrivere, ${quanti('visto')} visti, ${mute.size} che nessuno di ${STATI} stati a caso per anno sente\n`,
    )
  }
})
