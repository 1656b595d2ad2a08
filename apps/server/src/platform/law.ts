/** The compiled law that set-up keeps: what every calculation of this process runs on, and the rules where they are asked for more. */
import { daDisco } from '@bilancia/artefact'
import { runOn } from '@bilancia/engine/host'

export const legge = daDisco()
runOn(legge.artefatti)
