/** The calendar of a simulation: its choices are a section of the state of the simulator, saved with it. */
import type { DaSimulatore } from './da-simulatore.ts'

export const simulatori = ['IFORFETTARI', 'CONVSRL', 'BUDGET4U', 'FORME'] as const satisfies readonly Exclude<DaSimulatore['simulatore'], ''>[]
export type Simulatore = (typeof simulatori)[number]
type Values = Readonly<Record<string, unknown>>

export const SEZIONE = 'calendario'

/** What takes the place of some choices. */
export type Altre = Partial<Pick<DaSimulatore, 'lato' | 'situazionePrecedente' | 'forma' | 'scenario'>>

/** The state of the calendar; the year stands beside that of the simulator, for the address of a call. */
export function statoDi(simulatore: Simulatore, { [SEZIONE]: scelte, ...statoSimulatore }: Values, altre: Altre = {}): Values {
  const { annoImposta } = statoSimulatore
  return { ...(typeof scelte === 'object' ? scelte : null), ...altre, annoImposta, simulatore, statoSimulatore }
}
