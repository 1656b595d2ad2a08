/** The names of the lines of the result, as the rules define them: part by part, in order. */
import { vociDi } from './results.ts'

export const righeImposte = vociDi('confronto.imposte')
export const vociDifferenze = vociDi('quadro.differenze')
