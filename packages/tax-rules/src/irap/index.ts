export { irapDeducibile, irapDelBilancio } from './bilancio.ts'
export { irapPersonaFisica } from './persone-fisiche.ts'
export { aliquoteIrap, irapSocieta } from './societa.ts'
