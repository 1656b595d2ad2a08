export { addizionaleComunale, type ComuneScelto } from './comunale.ts'
export { addizionaleRegionale } from './regionale.ts'
