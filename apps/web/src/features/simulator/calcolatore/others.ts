/** The tools whose code the three simulators' worker does not carry. */
import type { OtherName } from './hosts.ts'
import type { Source } from './law.ts'

export const others = {
  forme: async (source: Source) => (await import('./forme-host.ts')).forme(source),
  calendario: async (source: Source) => (await import('./calendario-host.ts')).calendario(source),
  concordato: async (source: Source) => (await import('./concordato-host.ts')).concordato(source),
} satisfies Readonly<Record<OtherName, unknown>>
