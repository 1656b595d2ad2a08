/** The code of a program, for packages that compile rules to another target or change them. */
export * from './code.ts'
export { Coder, Source } from './emit.ts'
export { grain, storedToCent } from './grain.ts'
export type { Ricerca } from './hosts.ts'
export { excerpt, excerptOf, stepOf } from './program.ts'
