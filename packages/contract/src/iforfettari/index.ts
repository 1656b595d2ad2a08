export * from './catalog.ts'
export { type Lato, lati, righeAdempimenti, righeCaratteristiche, righeImposte } from './comparison.ts'
export { messages } from './messages.ts'
export { migrations } from './migrations.ts'
