/** The lines of a simulator's result by which documents and advice are compared. */

import type { Compared, ComparedLine } from './compared-line.ts'

const files: Readonly<Record<number, () => Promise<Compared>>> = {
  1: () => import('../../iforfettari/compared.ts'),
  2: () => import('../../convsrl/compared.ts'),
  3: () => import('../../budget4u/compared.ts'),
  13: () => import('../../forme/compared.ts'),
}

/** Null for an application that is no simulator. */
export const comparisonOf = async (application: number): Promise<Compared | null> => (await files[application]?.()) ?? null

/** None for an application that is no simulator. */
export const comparedOf = async (application: number): Promise<readonly ComparedLine[]> => (await comparisonOf(application))?.compared ?? []
