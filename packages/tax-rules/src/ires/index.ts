export { aliquotaIres, ires, requisitiPremiale } from './imposta.ts'
