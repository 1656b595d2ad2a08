export { contributiCassa } from './contributi.ts'
export * as parametri from './parametri.ts'
export { avvisiCassa, usciteCassa } from './uscite.ts'
