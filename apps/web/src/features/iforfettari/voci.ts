/** What the lines of the result are called, where the rules name them: part by part, in their order. */
import { vociDi } from './results.ts'

export const righeImposte = vociDi('confronto.imposte')
export const vociRipartizione = vociDi('quadro.ripartizione')
export const vociDifferenze = vociDi('quadro.differenze')
