/** The concordato of the company. */
import { ConcordatoBreve } from '../../concordato/Breve.tsx'
import { aperturaSocieta } from '../../concordato/societa.ts'
import { useSimulation } from '../../simulator/store.ts'
import { useResult } from '../results.ts'

export function Concordato() {
  const values = useSimulation((s) => s.values)
  const societa = useResult('compDivSimulazioniSrl.scenario1.societa')
  const irap = useResult('irapApplicata')
  if (!societa) return null
  return <ConcordatoBreve apertura={aperturaSocieta(values, { societa, irap })} />
}
