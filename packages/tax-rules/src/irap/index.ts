export { irapDeducibile, irapDelBilancio } from './bilancio.ts'
export { irapPersonaFisica } from './persone-fisiche.ts'
export { aliquoteIrap } from './proposte.ts'
export { irapSocieta } from './societa.ts'
