export { addizionaleComunale } from './comunale.ts'
export { addizionaleRegionale } from './regionale.ts'
