/** The printed head of a simulation: tool, title, company and year. */
import { piedeProvvisorio } from '@bilancia/contract'
import { useBrand } from '../../design/brand.ts'
import { useIdentity } from '../auth/identity.ts'
import { PaperHead } from '../shell/PaperHead.tsx'
import { tools } from '../shell/tools.tsx'
import { getPath, useSimulation, useSimulationStore } from './store.ts'

type Props = { readonly title: string; readonly landscape?: boolean }

export function PrintSheet({ title, landscape = false }: Props) {
  const { simulator } = useSimulationStore()
  const year = useSimulation(({ values }) => String(getPath(values, 'annoImposta')))
  const provisional = useSimulation(({ result }) => result !== null && 'provvisorio' in result)
  const name = useSimulation(({ values }) => simulator.nameOf(values))
  const identity = useIdentity()
  const tool = tools(identity, useBrand()).find(({ id }) => id === simulator.applicationId)?.name
  return (
    <PaperHead
      title={[tool, title].filter(Boolean).join(', ')}
      subtitle={[name, `anno ${year}`].filter(Boolean).join(' · ')}
      landscape={landscape}
      foot={provisional ? piedeProvvisorio(Number(year)) : ''}
    />
  )
}
