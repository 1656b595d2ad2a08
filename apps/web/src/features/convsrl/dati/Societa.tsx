/** The company: its profit, its taxes, the legal reserve. */
import { convsrl } from '@bilancia/contract'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { LoadData } from '../../simulator/load/LoadData.tsx'
import { getPath, useSimulation } from '../../simulator/store.ts'
import { useIrapLabel } from '../irap.tsx'
import { Result } from '../results.ts'
import { vociIrap } from '../voci.ts'

export const Societa = () => <FormSection of={convsrl.sections.societa} aside={<Load />} inside={{ irap: <Irap /> }} />

function Irap() {
  const label = useIrapLabel(vociIrap.imposta)
  return (
    <>
      <Result path="irapApplicata.imponibile" label={vociIrap.imponibile} />
      <Result path="irapApplicata.imposta" label={label} />
    </>
  )
}

function Load() {
  const code = useSimulation(({ values }) => String(getPath(values, 'datiSimulazioniSrl.idSocieta') ?? '').trim())
  return <LoadData isConvenienza cfImpresa={code} />
}
