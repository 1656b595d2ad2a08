export { irapDeducibile, irapDelBilancio } from './bilancio.ts'
export { irapPersonaFisica } from './persone-fisiche.ts'
export { aliquotaIrapProposta, irapSocieta } from './societa.ts'
