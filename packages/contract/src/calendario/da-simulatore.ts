/** The calendar of a simulation: the data that the state of the simulator does not have, and the section of that state that keeps the choices, saved with it. */
import { isSection } from '../fields/evaluate.ts'
import { choice, group, integer, optionalMoney } from '../fields/field.ts'
import type { StateOf } from '../fields/state.ts'
import { type Forma, forme } from '../forme/forme.ts'
import { type Opzioni, opzioni } from './catalog.ts'

const ritenute = (di: string) => optionalMoney(`Ritenute subite, ${di}`, { help: "Vuoto: calcolate sull'attività; quelle di pensioni e lavoro vanno indicate" })

/** Side, form or scenario, the regime of the year before, taxes withheld. */
export const daSimulatore = {
  simulatore: choice('Simulatore', { '': 'Nessuno', IFORFETTARI: 'iForfettari', CONVSRL: 'Convenienza Srl', BUDGET4U: 'Budget4u', FORME: 'Forme' }),
  lato: choice('Regime', { FORFETTARIO: 'Forfettario', NORMALE: 'Normale' }),
  situazionePrecedente: choice("Anno prima dell'anno d'imposta", {
    STESSO_REGIME: 'Stesso regime',
    ALTRO_REGIME: "L'altro regime",
    INIZIO_ATTIVITA: "L'attività comincia",
  }),
  ritenute: group('Ritenute subite', {
    titolare: ritenute('titolare'),
    collaboratore1: ritenute('collaboratore 1'),
    collaboratore2: ritenute('collaboratore 2'),
  }),
  forma: choice('Forma', { '': 'Oggi, o la migliore', ...forme }, { help: 'Letta soltanto con Forme' }),
  scenario: integer('Scenario', [1, 6], { default: 1 }),
  calendario: group('Come si paga', opzioni),
}
export type DaSimulatore = StateOf<typeof daSimulatore>

export const simulatori = ['IFORFETTARI', 'CONVSRL', 'BUDGET4U', 'FORME'] as const satisfies readonly Exclude<DaSimulatore['simulatore'], ''>[]
export type Simulatore = (typeof simulatori)[number]
type Values = Readonly<Record<string, unknown>>

export const SEZIONE = 'calendario'

/** Values that replace some of the saved choices. `metodo` counts for every advance, whatever is chosen for a single tax. */
export type Altre = Partial<Pick<DaSimulatore, 'lato' | 'situazionePrecedente' | 'scenario'> & { readonly forma: Forma } & Pick<Opzioni, 'metodo'>>

/** The state of the calendar. `annoImposta` is copied from the simulator's state, because the address of a call needs it. */
export function statoDi(simulatore: Simulatore, { [SEZIONE]: scelte, ...statoSimulatore }: Values, { metodo, ...altre }: Altre = {}): Values {
  const { annoImposta } = statoSimulatore
  const scelto: Values = { ...(isSection(scelte) ? scelte : null), ...altre, annoImposta, simulatore, statoSimulatore }
  if (!metodo) return scelto
  const { metodi: _, ...altreOpzioni }: Values = isSection(scelto.calendario) ? scelto.calendario : {}
  return { ...scelto, calendario: { ...altreOpzioni, metodo } }
}
