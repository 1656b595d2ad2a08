/** A simulator with the files of its law. On the main thread it loads after the worker's first answer. */
import { filesOf } from './files.ts'
import { type Calculating, hosts, type SimulatorName } from './hosts.ts'
import { others } from './others.ts'

export const opened = async (simulator: SimulatorName): Promise<Calculating> => ({ ...hosts, ...others })[simulator](filesOf(simulator))
