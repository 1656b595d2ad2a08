/** What a host needs to run a simulator. It contains no rules, no sources and no text that becomes code. */
export { type Jump, jumps } from '../jumps.ts'
export { radici } from '../roots.ts'
export { type Artefact, type Artefacts, runOn } from './artefact.ts'
export {
  type ConMessaggi,
  chosen,
  type Editions,
  type HostEdition,
  hostEdition,
  type Search,
  type Shape,
  standard,
  type Weight,
  type Worked,
  work,
  yearOf,
} from './edition.ts'
export {
  evaluatorsOn,
  instantiate,
  instantiateAside,
  type Machine,
  type ModuleName,
  modules,
  moduleWith,
  placesOf,
  routine,
  type Sizes,
  sizesOf,
  ValoreNonFinitoAlPosto,
} from './machine.ts'
export type { Evaluate, Evaluators, Exchange, Manifest, Marks, Names, Notice, Run, WeakFigure } from './manifest.ts'
export { type Packed, packed, unpacked } from './packed.ts'
export type { Plan } from './plan.ts'
export type { Provvisorio } from './provisional.ts'
export type { Reading } from './read.ts'
export { type Formato, formati, type Part, type Template } from './template.ts'
