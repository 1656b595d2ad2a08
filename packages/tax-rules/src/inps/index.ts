export { amministratoriPiena, amministratoriSenzaDiscoll, contributiCompenso } from './amministratori.ts'
export { contributiIvs, type Gestione, mesiAccreditati, type PosizioneIvs } from './ivs.ts'
export { importiAnnuali, mesiAnno, riduzioneForfettari, separataPiena, separataRidotta } from './parametri.ts'
export { contributoSeparata } from './separata.ts'
