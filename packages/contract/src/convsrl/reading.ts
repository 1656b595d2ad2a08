import type { Reading } from '../fields/evaluate.ts'

/** How a state of Convenienza Srl is read, by the page and by the engine. */
export const reading: Reading = { namedSections: true, everyField: true }
