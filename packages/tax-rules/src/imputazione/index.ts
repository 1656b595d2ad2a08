export { quotaMassimaCollaboratori, quotaMinimaTitolare } from './famiglia.ts'
export { ripartisci } from './quote.ts'
