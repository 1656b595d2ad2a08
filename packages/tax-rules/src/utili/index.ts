export { utiliDistribuibili } from './riserva.ts'
