/** The simulators of this process run on the artefacts that set-up keeps. Imported for that alone, before anything is calculated. */
import { daDisco } from '@bilancia/artefact'
import { runOn } from '@bilancia/engine'

runOn(daDisco())
