/** The concordato of the company. */
import { concordato } from '@bilancia/contract'
import { ConcordatoBreve } from '../../concordato/Breve.tsx'
import { useSimulation } from '../../simulator/store.ts'
import { useResult } from '../results.ts'

export function Concordato() {
  const year = useSimulation(({ values }) => Number(values.annoImposta))
  const reddito = useResult('compDivSimulazioniSrl.scenario1.societa.redditoImpresa')
  const imponibile = useResult('irapApplicata.imponibile')
  const aliquota = useResult('irapApplicata.aliquota')
  if (reddito === null) return null
  return <ConcordatoBreve apertura={concordato.daSocieta({ annoImposta: year, reddito, valoreProduzione: imponibile ?? 0, aliquotaIrap: aliquota ?? 0 })} />
}
