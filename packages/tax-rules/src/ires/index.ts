export { aliquotaIres, ires, requisitiPremiale } from './imposta.ts'
export { aliquotaOrdinaria } from './parametri.ts'
