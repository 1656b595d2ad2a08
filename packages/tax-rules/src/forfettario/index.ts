export * as parametri from './parametri.ts'
export { dopoLePerdite, impostaSostitutiva, normaPerdite, notaPerdite, perditeUsate, redditoForfettario } from './reddito.ts'
export { motiviDiEsclusione } from './requisiti.ts'
