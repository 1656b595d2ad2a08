/** Shown instead of an absent collaborator: what is missing on the first tab, in the order in which the fields depend on each other. */
import { iforfettari } from '@bilancia/contract'
import { useHolds } from '../simulator/store.ts'
import { ToFill } from '../simulator/ToFill.tsx'
import type { Path } from './simulator.ts'

const { condizioni } = iforfettari

export function CollaboratoreAssente({ n }: { readonly n: 1 | 2 }) {
  const impresa = useHolds(condizioni.impresa)
  const familiare = useHolds(condizioni.familiare)
  const primo = useHolds(condizioni.conCollaboratore1)
  const path: Path = !impresa ? 'tipologia' : !familiare ? 'famigliare' : n === 1 || !primo ? 'quotaCollab1' : 'quotaCollab2'
  return <ToFill title="Il collaboratore non partecipa alla simulazione" path={path} page="Dati" />
}
