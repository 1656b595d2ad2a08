/**
 * Of the browser tests and the tests on PostgreSQL: they run together, after all others. Both wait much of their time, for pages or for the database,
 * and each fills the waits of the other. Vitest demands the same number of workers of the projects of a group, and here it is the same on every
 * machine, because the browser tests share a server.
 */
export const lastGroup = { maxWorkers: 2, sequence: { groupOrder: 1 } }
