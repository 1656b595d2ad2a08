/** The names of the lines of the result, as the rules define them: part by part, in order. */
import { vociDi } from './results.ts'

export const vociSocieta = vociDi('compDivSimulazioniSrl.scenario1.societa')
export const vociSocio = vociDi('compDivSimulazioniSrl.scenario1.soci[0]')
export const vociTotali = vociDi('riepilogo.scenario1.totali')
export const vociIrap = vociDi('irapApplicata')
export const vociQuadro = vociDi('quadro.scenario1')
export const vociOggi = vociDi('confronto.oggi')
export const vociLetture = { ...vociDi('confronto.tuttoDistribuito.scenario3'), ...vociDi('confronto.stessoNetto.scenario2') }
