/** Shown instead of an absent collaborator: what is missing on the first tab, in the order in which the fields depend on each other. */
import { iforfettari } from '@bilancia/contract'
import { useHolds } from '../simulator/store.ts'
import { ToFill } from '../simulator/ToFill.tsx'
import type { Path } from './simulator.ts'

const { condizioni } = iforfettari

export function CollaboratoreAssente({ n }: { readonly n: 1 | 2 }) {
  const impresa = useHolds(condizioni.impresa)
  const professione = useHolds(condizioni.professione)
  const familiare = useHolds(condizioni.familiare)
  const primo = useHolds(condizioni.conCollaboratore1)
  if (professione) return <ToFill title="Con tipologia Professione non ci sono collaboratori" path="tipologia" />
  const path: Path = !impresa ? 'tipologia' : !familiare ? 'famigliare' : n === 1 || !primo ? 'quotaCollab1' : 'quotaCollab2'
  return <ToFill title="Il collaboratore non partecipa alla simulazione" path={path} page="Dati" />
}
