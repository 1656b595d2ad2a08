/** Says that a scenario is not filled in, with a link to what it needs. Renders nothing for the others. */
import type { convsrl } from '@bilancia/contract'
import { Note } from '../../design/Note.tsx'
import { FieldLink } from '../simulator/FieldLink.tsx'
import { useSimulation, useSimulationStore } from '../simulator/store.ts'
import { toFill } from './filled.ts'

export function Unfilled({ scenario }: { readonly scenario: convsrl.Scenario }) {
  const path = useSimulation(({ values }) => toFill(values, scenario))
  return (
    path !== null && (
      <FieldLink path={path} sx={{ display: 'inline-block', py: 0.5 }}>
        da compilare
      </FieldLink>
    )
  )
}

/** The same in a sentence, above its figures. */
export function SaysUnfilled({ scenario }: { readonly scenario: convsrl.Scenario }) {
  const path = useSimulation(({ values }) => toFill(values, scenario))
  const { labelOf } = useSimulationStore().simulator
  if (path === null) return null
  return (
    <Note>
      Simulazione da compilare: senza <FieldLink path={path}>{labelOf(path)}</FieldLink> ripete un'altra, e non entra nel verdetto.
    </Note>
  )
}
