export { irapPersonaFisica } from './persone-fisiche.ts'
