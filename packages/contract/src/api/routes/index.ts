/** Every call of the suite, at the specified paths, by area. */
import { access } from './access.ts'
import { budget } from './budget.ts'
import { calculations } from './calculations.ts'
import { clientErrors } from './client-errors.ts'
import { comuni } from './comuni.ts'
import { convenienza } from './convenienza.ts'
import { forfetari } from './forfetari.ts'

export type { Explanation, ExplanationNode } from './parts.ts'
export const routes = { ...access, ...forfetari, ...convenienza, ...budget, ...calculations, ...comuni, ...clientErrors } as const
