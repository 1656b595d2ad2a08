export { type DatiLiquidazione, liquidazione, type Soggetto } from './liquidazione.ts'
export { limiteACarico } from './parametri.ts'
