export { contributiIvs, type Gestione, type PosizioneIvs } from './ivs.ts'
export { separataPiena, separataRidotta } from './parametri.ts'
export { contributoSeparata } from './separata.ts'
