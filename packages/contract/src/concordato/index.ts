export * from './catalog.ts'
export { type Fascia, lato } from './lato.ts'
export { messages } from './messages.ts'
export * from './results.ts'
