/** What a host needs to run a simulator. It contains no rules, no sources and no text that becomes code. */
export { radici } from '../roots.ts'
export { type Artefact, runOn } from './artefact.ts'
export {
  type ConMessaggi,
  chosen,
  type Editions,
  type HostEdition,
  hostEdition,
  type Search,
  type Shape,
  standard,
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
  sizesOf,
  ValoreNonFinitoAlPosto,
} from './machine.ts'
export type { Evaluate, Exchange, Manifest, Names } from './manifest.ts'
export { packed, unpacked } from './packed.ts'
export type { Provvisorio } from './provisional.ts'
export type { Reading } from './read.ts'
