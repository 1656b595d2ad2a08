import { availableParallelism } from 'node:os'

/**
 * Of the browser tests and the tests on PostgreSQL: they run together, after all others. Both wait much of their time, for pages or for the database,
 * and each fills the waits of the other. Vitest demands the same number of workers of the projects of a group. By default it leaves one of two
 * processors idle.
 */
export const lastGroup = { maxWorkers: Math.max(2, availableParallelism() - 1), sequence: { groupOrder: 1 } }
