export * from './catalog.ts'
export { messages } from './messages.ts'
export * from './results.ts'
export { sections } from './sections.ts'
