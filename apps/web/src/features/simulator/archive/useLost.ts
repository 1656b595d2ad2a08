import { useSimulation } from '../store.ts'

/** What a question says first if its answer would lose unsaved changes. */
export const useLost = () => useSimulation(({ dirty }) => dirty) && 'Le modifiche non salvate andranno perse. '
