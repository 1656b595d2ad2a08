/** The subcommands about the law itself. A new one is one entry of `sottocomandi`. */
import { once } from 'node:events'
import { format, isTaxYear, keysOf, type Reliability, reliabilities, taxYears } from '@bilancia/contract'
import type { Fonte, YearComparison } from '@bilancia/engine'
import type { CifraDiLegge } from '@bilancia/tax-rules/catalogo'
import { conConfronto, conProgramma, legge, simulators } from './simulators.ts'
import { singleState } from './single-state.ts'
import { needsInput, type Streams } from './streams.ts'
import { unreadOf } from './warnings.ts'

/** Loaded on request: it contains the law of all simulators, and the other commands need only one. */
const catalogoDelleCifre = () => import('@bilancia/tax-rules/catalogo')

type Sottocomando = {
  /** For the help: arguments and description. */
  readonly uso: string
  readonly aiuto: string
  /** The most arguments that it takes. */
  readonly argomenti: number
  /** Returns the exit code. */
  readonly esegui: (args: readonly string[], streams: Streams) => Promise<number>
}

export const sottocomandi: Readonly<Record<string, Sottocomando>> = {
  cifre: {
    uso: 'cifre',
    argomenti: 0,
    aiuto: `      Ogni cifra di legge, una riga JSON per cifra e anno: id, nome, anno, valore,
      unita, norma, attendibilita, fonti ({atto, dove, letto, tipo}). Un anno che
      non ha la cifra non ha la riga.`,
    esegui: async (_, { stdout }) => {
      const { catalogo } = await catalogoDelleCifre()
      for (const cifra of catalogo()) if (!stdout.write(righeDi(cifra))) await once(stdout, 'drain')
      return 0
    },
  },
  conteggio: {
    uso: 'conteggio',
    argomenti: 0,
    aiuto: '      Quante cifre, una per anno, hanno ciascuna attendibilità.',
    esegui: async (_, { stdout }) => {
      const { conteggio } = await catalogoDelleCifre()
      stdout.write(`${contate(conteggio())}\n`)
      return 0
    },
  },
  confronta: {
    uso: 'confronta SIMULATORE ANNO ANNO',
    argomenti: 3,
    aiuto: `      Legge uno stato (JSON) dallo standard input e dice perché i suoi importi
      principali cambiano da un anno all'altro: ogni cambio di legge, con la
      norma e quanto sposta. La somma dei passi è la differenza.`,
    esegui: async ([name = '', ...anni], { stdin, stdout, stderr }) => {
      const load = Object.hasOwn(simulators, name) ? simulators[name] : undefined
      const [da, a] = anni.map(Number)
      if (!load || !isTaxYear(da) || !isTaxYear(a)) {
        const anniNoti = `dal ${Math.min(...taxYears)} al ${Math.max(...taxYears)}`
        stderr.write(`Si usa: legge confronta SIMULATORE ANNO ANNO. Simulatori: ${conConfronto.join(', ')}. Anni: ${anniNoti}.\n`)
        return 2
      }
      const simulator = await load()
      const { perche } = await simulator.regole()
      if (!perche) {
        stderr.write(`Di «${name}» non si confrontano due anni: si chiede ai simulatori che lo calcolano, ${conConfronto.join(' e ')}.\n`)
        return 2
      }
      needsInput(stdin)
      const state = await singleState(stdin)
      stderr.write(unreadOf(simulator, state))
      stdout.write(`${cambi(perche(state, [da, a])).join('\n')}\n`)
      return 0
    },
  },
  impronte: {
    uso: 'impronte',
    argomenti: 0,
    aiuto: `      L'artefatto di ogni simulatore e anno, una riga JSON ciascuno: simulatore,
      anno, sha256 (dei moduli e dei loro manifesti), byte dei moduli. La stessa
      legge dà le stesse impronte su ogni macchina.`,
    esegui: async (_, { stdout }) => {
      for (const simulatore of conProgramma) {
        for (const anno of taxYears) {
          const { sha256, moduli } = legge.manifesto(simulatore, anno)
          stdout.write(`${JSON.stringify({ simulatore, anno, sha256, byte: somma(Object.values(moduli)) })}\n`)
        }
      }
      return 0
    },
  },
  scadenze: {
    uso: 'scadenze',
    argomenti: 0,
    aiuto: `      Ogni cifra del calendario dei pagamenti (termini, proroghe, codici tributo,
      percentuali, tassi), una riga JSON per cifra e anno di pagamento: id, nome,
      anno, valore, atto, attendibilita, fonti, nota se qualcosa non si sa.`,
    esegui: async (_, { stdout }) => {
      const { cifreDelCalendario } = await import('@bilancia/tax-rules/calendario')
      for (const cifra of cifreDelCalendario()) if (!stdout.write(`${JSON.stringify(cifra)}\n`)) await once(stdout, 'drain')
      return 0
    },
  },
}

const somma = (numeri: readonly number[]): number => numeri.reduce((a, b) => a + b, 0)

/** Each value in both years and, below it, the steps that change it. */
function cambi({ da, a, voci, passi }: YearComparison): readonly string[] {
  if (voci.length === 0) return ["Con questi dati non c'è un importo da confrontare in entrambi gli anni."]
  return voci.flatMap(({ nome, prima, dopo, differenza }, i) => [
    `${nome}: ${format.money(prima)} nel ${da}, ${format.money(dopo)} nel ${a} (${format.difference(differenza)} €)`,
    ...passi.flatMap(({ nome: che, norma, prima: before, dopo: after, effetti }) =>
      effetti[i] ? [`  ${format.difference(effetti[i])} €  ${che}${before && after ? ` da ${before} a ${after}` : ''} [${norma}]`] : [],
    ),
  ])
}

const righeDi = ({ id, nome, unita, anni }: CifraDiLegge): string =>
  anni
    .map(
      ({ anno, valore, norma, attendibilita, fonti }) =>
        `${JSON.stringify({ id, nome, anno, valore, unita, norma, attendibilita, fonti: fonti.map(letta) })}\n`,
    )
    .join('')

const letta = ({ atto, dove, letto, tipo }: Fonte) => ({ atto, dove, letto, tipo })

/** The same sentence as in the README. */
function contate(count: Readonly<Record<Reliability, number>>): string {
  const gradi = keysOf(reliabilities)
  const tutte = gradi.reduce((sum, grado) => sum + count[grado], 0)
  return `${tutte} cifre, una per anno: ${gradi.map((grado) => `${count[grado]} ${reliabilities[grado]}`).join(', ')}`
}
