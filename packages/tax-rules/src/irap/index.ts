export { irapPersonaFisica } from './persone-fisiche.ts'
export { aliquotaIrapProposta, irapSocieta } from './societa.ts'
