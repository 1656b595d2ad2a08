/** The printed head of a simulation: tool, title, company and year. */
import { piedeProvvisorio } from '@bilancia/contract'
import { useBrand } from '../../design/brand.tsx'
import { useIdentity } from '../auth/identity.ts'
import { PaperHead } from '../shell/PaperHead.tsx'
import { tools } from '../shell/tools.tsx'
import { useProvisionalYear } from './Provisional.tsx'
import { getPath } from './path.ts'
import { useSimulation, useSimulationStore } from './store.ts'

type Props = {
  readonly title: string
  readonly landscape?: boolean
  /** The first provisional year of what is printed, if that is more than the year of the simulation. */
  readonly provisionalFrom?: number | null | undefined
}

export function PrintSheet({ title, landscape = false, provisionalFrom }: Props) {
  const { simulator } = useSimulationStore()
  const year = useSimulation(({ values }) => String(getPath(values, 'annoImposta')))
  const from = useProvisionalYear() ? Number(year) : provisionalFrom
  const name = useSimulation(({ values }) => simulator.nameOf(values))
  const identity = useIdentity()
  const tool = tools(identity, useBrand()).find(({ id }) => id === simulator.applicationId)?.name
  return (
    <PaperHead
      title={[tool, title].filter(Boolean).join(', ')}
      subtitle={[name, `anno ${year}`].filter(Boolean).join(' · ')}
      landscape={landscape}
      foot={from == null ? '' : piedeProvvisorio(from)}
    />
  )
}
