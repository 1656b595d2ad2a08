/** The lines of a simulator's result by which documents and advice are compared. */

import type { ComparedLine } from './compared-line.ts'

const files: Readonly<Record<number, () => Promise<{ readonly compared: readonly ComparedLine[] }>>> = {
  1: () => import('../../iforfettari/compared.ts'),
  2: () => import('../../convsrl/compared.ts'),
  3: () => import('../../budget4u/compared.ts'),
  13: () => import('../../forme/compared.ts'),
}

/** None for an application that is no simulator. */
export const comparedOf = async (application: number): Promise<readonly ComparedLine[]> => (await files[application]?.())?.compared ?? []
