/** The data of a calendar that the state of a simulator does not have: side, form or scenario, the regime of the year before, taxes withheld. */

import { choice, group, integer, optionalMoney } from '../fields/field.ts'
import type { StateOf } from '../fields/state.ts'
import { forme } from '../forme/forme.ts'
import { opzioni } from './catalog.ts'

const ritenute = (di: string) => optionalMoney(`Ritenute subite, ${di}`, { help: "Vuoto: calcolate sull'attività; quelle di pensioni e lavoro vanno indicate" })

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
  forma: choice('Forma', forme, { help: 'Letta soltanto con Forme' }),
  scenario: integer('Scenario', [1, 6], { default: 1 }),
  calendario: group('Come si paga', opzioni),
}
export type DaSimulatore = StateOf<typeof daSimulatore>
