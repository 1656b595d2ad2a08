/**
 * Evaluates the rows of 36,000 states of mixed years in a process without compiled code. `node cold.ts righe FILE
 * SIMULATOR…` reads the states into rows; `node cold.ts wasm FILE` or `node cold.ts js FILE` evaluates them and prints the
 * milliseconds of CPU, including the threads that compile.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { daDisco } from '@bilancia/artefact'
import { isTaxYear, type TaxYear } from '@bilancia/contract'
import { compile, type Program } from '@bilancia/engine'
import { budget4u, convsrl, iforfettari } from '@bilancia/tax-rules'
import { randomBudget, randomSrl, randomState, seeded } from '../packages/tax-rules/test/random-states.ts'

const simulators = {
  iforfettari: { programma: iforfettari.programma, drawn: randomState },
  convsrl: { programma: convsrl.programma, drawn: randomSrl },
  budget4u: { programma: budget4u.programma, drawn: randomBudget },
} as const
const legge = daDisco()
type Name = keyof typeof simulators
/** The fields of a state after reading. */
type Row = { readonly name: Name; readonly year: TaxYear; readonly fields: Float64Array }

const STATES = 1500
const ROWS = 36_000

/** States of the simulators in turn. */
function drawn(names: readonly Name[]): readonly Row[] {
  const random = seeded(11)
  return Array.from({ length: STATES }, () =>
    names.map((name): Row => {
      const { programma, drawn } = simulators[name]
      const state = drawn(random)
      const year = 'annoImposta' in state && isTaxYear(state.annoImposta) ? state.annoImposta : 2026
      return { name, year, fields: programma.edition(year).read(state).values.slice(0, programma.layout.defaults.length) }
    }),
  ).flat()
}

function evaluated(how: string, rows: readonly Row[]): number {
  const programs = new Map<string, { readonly evaluate: Program['evaluate']; readonly values: Float64Array }>()
  const before = process.cpuUsage()
  for (let i = 0; i < ROWS; i++) {
    const { name, year, fields } = rows[i % rows.length] as Row
    const key = `${name} ${year}`
    const known = programs.get(key) ?? opened(how, name, year)
    programs.set(key, known)
    known.values.set(fields)
    known.evaluate(known.values)
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

function opened(how: string, name: Name, year: TaxYear) {
  const { layout, rules } = simulators[name].programma
  const { evaluate, size } = how === 'wasm' ? legge.artefatti(name, year).edition : compile(year, layout, rules)
  return { evaluate, values: new Float64Array(size) }
}

const [how = '', file = '', ...names] = process.argv.slice(2)
if (how === 'righe') writeFileSync(file, serialize(drawn((Object.keys(simulators) as Name[]).filter((name) => names.includes(name)))))
else process.stdout.write(`${evaluated(how, deserialize(readFileSync(file)) as readonly Row[])}\n`)
