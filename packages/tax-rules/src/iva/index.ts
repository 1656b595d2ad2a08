export { rettificaIva } from './rettifica.ts'
