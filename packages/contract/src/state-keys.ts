/** The names that the state of each simulator may have. A function, so that only set-up, which writes them beside the compiled law, has all catalogs. */
import { catalog as budget4u } from './budget4u/catalog.ts'
import { catalog as calendario } from './calendario/catalog.ts'
import { daSimulatore, SEZIONE } from './calendario/da-simulatore.ts'
import { catalog as casse } from './casse/catalog.ts'
import { catalog as concordato } from './concordato/catalog.ts'
import { catalog as convsrl } from './convsrl/catalog.ts'
import type { Fields } from './fields/field.ts'
import { type Keys, keysOfFields } from './fields/unread.ts'
import { catalog as forme } from './forme/catalog.ts'
import { catalog as iforfettari } from './iforfettari/catalog.ts'
import { catalog as piano } from './piano/catalog.ts'

/** Sections that pages keep in a state, to be saved with it: the calendar, the imported values, the letter, the best mix that was found, the plan. */
const OF_PAGES = [SEZIONE, 'importati', 'lettera', 'ottimoTrovato', 'piano'] as const

function ofSimulator(fields: Fields, others: { readonly [key: string]: Keys } = {}): Keys {
  return { in: { ...Object.fromEntries(OF_PAGES.map((key): [string, Keys] => [key, 0])), ...keysOfFields(fields).in, ...others } }
}

export const stateKeys = (): Readonly<Record<string, Keys>> => ({
  iforfettari: ofSimulator(iforfettari),
  convsrl: ofSimulator(convsrl),
  budget4u: ofSimulator(budget4u),
  casse: ofSimulator(casse),
  concordato: ofSimulator(concordato, { annoImposta: 0 }),
  forme: ofSimulator(forme),
  // The profile of a page is its whole document, with the year.
  piano: ofSimulator(piano, { profilo: ofSimulator(piano.profilo.fields, { annoImposta: 0 }) }),
  // The state of the simulator has its own names.
  calendario: ofSimulator({ ...calendario, ...daSimulatore }, { statoSimulatore: 0 }),
})
