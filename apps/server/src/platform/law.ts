/** The compiled law from set-up, for every calculation of this process, and the rules for explanations. */
import { daDisco } from '@bilancia/artefact'
import { runOn } from '@bilancia/engine/host'

export const legge = daDisco()
runOn(legge.artefatti)
