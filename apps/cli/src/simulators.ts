/**
 * The simulators of the command line. Each runs on its compiled law. Its rules are loaded only when needed: for an
 * explanation, a jump, a change between two years.
 */
import { daDisco } from '@bilancia/artefact'
import type { ObjectShape, TaxYear, Unread } from '@bilancia/contract'
import type { Spiegazione, YearComparison } from '@bilancia/engine'
import { type ConMessaggi, runOn } from '@bilancia/engine/host'

export type Calcola = (state: object) => object

/** What a simulator offers without its rules. */
type Host = {
  readonly calcola: Calcola
  /** The values at some paths of the result; null if the rules alone do not give all of them. */
  readonly scelti: (percorsi: readonly string[]) => (state: object) => readonly unknown[] | ConMessaggi | null
}

/** What it offers with its rules. */
type Regole = {
  /** The same calculation, with jumps. */
  readonly calcola: Calcola
  readonly spiega: (state: object, path: string) => Spiegazione
  readonly percorsi: readonly string[]
  readonly spiegabile: (path: string) => boolean
  /** Absent if the simulator cannot compare two years of law. */
  readonly perche?: (state: object, anni: readonly [da: TaxYear, a: TaxYear]) => YearComparison
}

export type CommandLineSimulator = Host & {
  readonly risultato: ObjectShape
  /** The parts of a state that the simulator does not read. */
  readonly nonLetti: (state: object) => Iterable<Unread>
  readonly regole: () => Promise<Regole>
}

/** The simulators that can explain the difference between two years of law. */
export const conConfronto: readonly string[] = ['iforfettari', 'convsrl', 'budget4u']
/** The simulators with compiled law of their own. Forme and Piano run the first two, the calendar the first three. */
export const conProgramma: readonly string[] = [...conConfronto, 'concordato', 'casse']

export const legge = daDisco()
// A simulator without compiled law runs on its rules.
runOn((simulatore, anno) => (conProgramma.includes(simulatore) ? legge.artefatti(simulatore, anno) : null))

const opened = (simulatore: string, host: Host, regole: CommandLineSimulator['regole']): CommandLineSimulator => ({
  ...host,
  risultato: legge.schema(simulatore).risultato,
  nonLetti: (state) => legge.nonLetti(simulatore, state),
  regole,
})

export const simulators: Readonly<Record<string, () => Promise<CommandLineSimulator>>> = {
  iforfettari: async () => {
    const { ospite } = await import('@bilancia/tax-rules/iforfettari/ospite')
    return opened('iforfettari', ospite(legge.edizioni('iforfettari')), () => import('@bilancia/tax-rules/iforfettari'))
  },
  convsrl: async () => {
    const { ospite } = await import('@bilancia/tax-rules/convsrl/ospite')
    return opened('convsrl', ospite(legge.edizioni('convsrl')), () => import('@bilancia/tax-rules/convsrl'))
  },
  budget4u: async () => {
    const { ospite } = await import('@bilancia/tax-rules/budget4u/ospite')
    return opened('budget4u', ospite(legge.edizioni('budget4u')), () => import('@bilancia/tax-rules/budget4u'))
  },
  concordato: async () => {
    const { ospite } = await import('@bilancia/tax-rules/concordato/ospite')
    const { calcola } = ospite(legge.edizioni('concordato'))
    // A result depends on two years, so no rule of a single year gives it.
    return opened('concordato', { calcola, scelti: () => () => null }, () => import('@bilancia/tax-rules/concordato'))
  },
  casse: async () => {
    const { ospite } = await import('@bilancia/tax-rules/casse/ospite')
    return opened('casse', { ...ospite(legge.edizioni('casse')), scelti: () => () => null }, () => import('@bilancia/tax-rules/casse'))
  },
  calendario: async () => {
    const { ospite: forme } = await import('@bilancia/tax-rules/forme/ospite')
    const { ospite } = await import('@bilancia/tax-rules/calendario/ospite')
    const { conti } = forme({ iforfettari: legge.edizioni('iforfettari'), convsrl: legge.edizioni('convsrl') }, legge.cifreForme)
    const { calcola } = ospite(legge.cifreCalendario, {
      iforfettari: legge.edizioni('iforfettari'),
      convsrl: legge.edizioni('convsrl'),
      budget4u: legge.edizioni('budget4u'),
      forme: conti,
    })
    return opened('calendario', { calcola, scelti: () => () => null }, () => import('@bilancia/tax-rules/calendario'))
  },
  forme: async () => {
    const { ospite } = await import('@bilancia/tax-rules/forme/ospite')
    const { calcola } = ospite({ iforfettari: legge.edizioni('iforfettari'), convsrl: legge.edizioni('convsrl') }, legge.cifreForme)
    // No rule gives a value of a table on its own.
    return opened('forme', { calcola, scelti: () => () => null }, () => import('@bilancia/tax-rules/forme'))
  },
  piano: async () => {
    const { ospite: forme } = await import('@bilancia/tax-rules/forme/ospite')
    const { ospite } = await import('@bilancia/tax-rules/piano/ospite')
    const { calcola } = ospite(forme({ iforfettari: legge.edizioni('iforfettari'), convsrl: legge.edizioni('convsrl') }, legge.cifreForme), legge.cifreForme)
    return opened('piano', { calcola, scelti: () => () => null }, () => import('@bilancia/tax-rules/piano'))
  },
}
