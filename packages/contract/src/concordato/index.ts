export * from './catalog.ts'
export { lato } from './lato.ts'
export { messages } from './messages.ts'
export * from './results.ts'
