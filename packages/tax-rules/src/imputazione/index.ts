export { type Partecipante, ripartisci } from './quote.ts'
