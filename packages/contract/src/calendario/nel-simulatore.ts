/** The calendar of a simulation: its choices are a section of the state of the simulator, saved with it. */
import { isSection } from '../fields/evaluate.ts'
import type { Opzioni } from './catalog.ts'
import type { DaSimulatore } from './da-simulatore.ts'

export const simulatori = ['IFORFETTARI', 'CONVSRL', 'BUDGET4U', 'FORME'] as const satisfies readonly Exclude<DaSimulatore['simulatore'], ''>[]
export type Simulatore = (typeof simulatori)[number]
type Values = Readonly<Record<string, unknown>>

export const SEZIONE = 'calendario'

/** Values that replace some of the saved choices. `metodo` counts for every advance, whatever is chosen for a single tax. */
export type Altre = Partial<Pick<DaSimulatore, 'lato' | 'situazionePrecedente' | 'forma' | 'scenario'> & Pick<Opzioni, 'metodo'>>

/** The state of the calendar. `annoImposta` is copied from the simulator's state, because the address of a call needs it. */
export function statoDi(simulatore: Simulatore, { [SEZIONE]: scelte, ...statoSimulatore }: Values, { metodo, ...altre }: Altre = {}): Values {
  const { annoImposta } = statoSimulatore
  const scelto: Values = { ...(isSection(scelte) ? scelte : null), ...altre, annoImposta, simulatore, statoSimulatore }
  if (!metodo) return scelto
  const { metodi: _, ...opzioni }: Values = isSection(scelto.calendario) ? scelto.calendario : {}
  return { ...scelto, calendario: { ...opzioni, metodo } }
}
