/** Builds artefacts: the rules of some programs as one module, and its manifest. */
import { createHash } from 'node:crypto'
import type { TaxYear } from '@bilancia/contract'
import { type Artefact, firma, type Layout, type Manifest, type Posto, type Program, type ProgramManifest, type Simulator } from '@bilancia/engine'
import { Coder, stepOf } from '@bilancia/engine/emitters'
import { moduleOf, type Routine } from './module.ts'

type Named = Pick<Manifest, 'simulatore' | 'anno' | 'motore' | 'legge'>
/** What of a simulator is built: by the name of the routine. The one that calculates it is `calcola`. */
export type Parts = { readonly calcola: Part } & Readonly<Record<string, Part>>
type Part = Pick<Simulator, 'layout' | 'places'> & { readonly edition: (anno: TaxYear) => { readonly program: Program } }

export function artefact(named: Named, parts: Parts): Artefact {
  const programs = Object.entries(parts).map(([name, part]) => ({ name, part, program: part.edition(named.anno).program }))
  const bytes = moduleOf(
    programs.map(({ name, program, part }) => routineOf(name, program, part.layout)),
    Math.max(...programs.map(({ program }) => program.size)),
  )
  const { program } = programs.find(({ name }) => name === 'calcola') as (typeof programs)[number]
  const manifest = {
    simulatore: named.simulatore,
    anno: named.anno,
    motore: named.motore,
    legge: named.legge,
    programmi: Object.fromEntries(programs.map(({ name, program, part }) => [name, manifestOf(program, part.layout)])),
    ingressi: parts.calcola.layout.paths.flatMap((path, slot, all): readonly Posto[] => (path && all.indexOf(path) === slot ? [[path, slot]] : [])),
    uscite: [...parts.calcola.places].map(([path, { rule }]): Posto => [path, program.slots.get(rule) as number]),
  }
  const sha256 = createHash('sha256').update(bytes).update(JSON.stringify(manifest)).digest('hex')
  return { manifest: { ...manifest, sha256 }, bytes }
}

const manifestOf = ({ rules }: Program, { defaults }: Layout): ProgramManifest => ({ campi: defaults.length, regole: rules.length, firma: firma(rules) })

function routineOf(name: string, { year, slots, rules }: Program, { defaults }: Layout): Routine {
  const coder = new Coder(year, slots)
  return { name, places: { v: 0 }, steps: rules.map((rule) => [stepOf(rule, coder)]), checked: { first: defaults.length, count: rules.length } }
}
