export * as parametri from './parametri.ts'
export { dopoLePerdite, impostaSostitutiva, redditoForfettario } from './reddito.ts'
export { motiviDiEsclusione } from './requisiti.ts'
