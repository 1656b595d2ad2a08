/** A simulator with the files of its law. On the main thread it loads after the worker's first answer. */
import { filesOf } from './files.ts'
import { type Calculating, hosts, type SimulatorName } from './hosts.ts'

export const opened = async (simulator: SimulatorName): Promise<Calculating> =>
  simulator === 'forme' ? (await import('./forme-host.ts')).forme(filesOf(simulator)) : hosts[simulator](filesOf(simulator))
