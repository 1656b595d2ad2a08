export * from './catalog.ts'
export { dellaCassa, type Mancante, messages, nomiMancanti } from './messages.ts'
