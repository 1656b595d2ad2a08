/** The concordato on the ordinary side, and the flat-rate side beside the agreed one. */
import { ConcordatoBreve } from '../concordato/Breve.tsx'
import { aperturaOrdinaria } from '../concordato/ordinario.ts'
import { useSimulation } from '../simulator/store.ts'
import { useResult } from './results.ts'

export function Concordato() {
  const values = useSimulation((s) => s.values)
  const regimeNormale = useResult('regimeNormale')
  const irpefImprenditore = useResult('irpefImprenditore')
  const vantaggio = useResult('confronto.vantaggioForfettarioConIva')
  if (!regimeNormale || !irpefImprenditore) return null
  return <ConcordatoBreve apertura={aperturaOrdinaria(values, { regimeNormale, irpefImprenditore })} vantaggioForfettario={vantaggio} />
}
