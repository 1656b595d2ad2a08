/** For whoever writes rules down in another language of machines, or changes them: the code of a program. */
export * from './code.ts'
export { Coder, Source } from './emit.ts'
export { grain, storedToCent } from './grain.ts'
export type { Ricerca } from './hosts.ts'
export { excerpt, excerptOf, stepOf } from './program.ts'
