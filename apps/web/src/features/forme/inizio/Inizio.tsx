/** The guided start of Forme. */
import { Guided } from '../../simulator/guided/Guided.tsx'
import type { GuidedProps, Knows } from '../../simulator/guided/steps.tsx'
import { steps } from './steps.tsx'

const knows: Knows = ({ denominazione, gruppoProposto }) => ({ denominazione, 'attivita.gruppo': gruppoProposto.gruppo })

export const Inizio = (props: GuidedProps) => <Guided {...props} steps={steps} knows={knows} last="Vedi il confronto" />
