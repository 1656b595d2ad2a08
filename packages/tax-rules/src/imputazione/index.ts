export { quotaMassimaCollaboratori, quotaMinimaTitolare } from './famiglia.ts'
export { type Partecipante, ripartisci } from './quote.ts'
