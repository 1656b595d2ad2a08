export * from './catalog.ts'
export * from './forme.ts'
export { messages } from './messages.ts'
export * from './results.ts'
