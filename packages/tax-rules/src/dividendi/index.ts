export { dividendo, impostaLatente, regimeDividendi } from './imposta.ts'
