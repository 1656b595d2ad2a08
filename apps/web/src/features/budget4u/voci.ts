/** The names of the lines of the result, as the rules define them: part by part, in order. */
import { vociDi } from './results.ts'

export const vociInail = vociDi('inail')
export const vociDiritto = vociDi('dirittiCCIAA')
export const vociCosti = vociDi('informazioniCostiDiAvvio')
export const vociDitta = vociDi('contoEconomicoDittaSocieta')
export const vociProfessionista = vociDi('contoEconomicoProfessionista')
export const vociIrap = vociDi('imposteContributi.irap')
export const vociPersona = vociDi('persone[0]')
export const vociPiano = vociDi('pianoTriennale[0]')
export const vociRipartizione = vociDi('quadro.ripartizione')
