/** Chamber of commerce. `dirittoAnnuale(chi, dati)` is the fee of one chamber. The surcharges by year are proposals. */
export { dirittoAnnuale } from './diritto-annuale.ts'
export * as parametri from './parametri.ts'
export { maggiorazioneProposta, maggiorazioneSicilia } from './parametri.ts'
