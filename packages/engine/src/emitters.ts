/** For whoever writes rules down in another language of machines: the code of a program. */
export * from './code.ts'
export { Coder } from './emit.ts'
export { stepOf } from './program.ts'
