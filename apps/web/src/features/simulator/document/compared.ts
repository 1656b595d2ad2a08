/** The lines of a simulator's result by which documents and advice are compared. */
import { type ApplicationId, applications, isApplication } from '@bilancia/contract/api'
import type { Compared, ComparedLine } from './compared-line.ts'

const { iforfettari, convsrl, budget4u, forme } = applications
const files: Readonly<Record<ApplicationId, () => Promise<Compared>>> = {
  [iforfettari.id]: () => import('../../iforfettari/compared.ts'),
  [convsrl.id]: () => import('../../convsrl/compared.ts'),
  [budget4u.id]: () => import('../../budget4u/compared.ts'),
  [forme.id]: () => import('../../forme/compared.ts'),
}

/** Null for an application that is no simulator. */
export const comparisonOf = async (application: number): Promise<Compared | null> => (isApplication(application) ? files[application]() : null)

/** None for an application that is no simulator. */
export const comparedOf = async (application: number): Promise<readonly ComparedLine[]> => (await comparisonOf(application))?.compared ?? []
