export * from './catalog.ts'
export { dellaCassa, messages } from './messages.ts'
