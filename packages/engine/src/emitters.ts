/** The exports for packages that compile rules to another target or change the code of a program. */
export * from './code.ts'
export { Coder, Source, slotIn } from './emit.ts'
export { grain, storedToCent } from './grain.ts'
export type { Ricerca } from './hosts.ts'
export { excerpt, excerptOf, stepOf } from './program.ts'
