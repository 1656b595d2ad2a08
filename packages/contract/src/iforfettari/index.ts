export * from './catalog.ts'
export { lati, type Lato, righeAdempimenti, righeCaratteristiche, righeImposte } from './comparison.ts'
export { messages } from './messages.ts'
export { regioni } from './person.ts'
