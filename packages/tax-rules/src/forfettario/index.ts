export * as parametri from './parametri.ts'
export { impostaSostitutiva, normaPerdite, notaPerdite, perditeUsate, redditoForfettario } from './reddito.ts'
export { motiviDiEsclusione } from './requisiti.ts'
