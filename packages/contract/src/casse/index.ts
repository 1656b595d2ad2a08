export * from './catalog.ts'
export { type Mancante, nomiMancanti } from './mancanti.ts'
export { dellaCassa, messages } from './messages.ts'
