/** The company: its profit, its taxes, what the law keeps of the profit. */
import { convsrl } from '@bilancia/contract'
import { Section } from '../../../design/Section.tsx'
import { Disclosure } from '../../simulator/Disclosure.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { LoadData } from '../../simulator/load/LoadData.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { RegionalIrap } from '../../simulator/RegionalIrap.tsx'
import { getPath, useHolds, useSimulation } from '../../simulator/store.ts'
import { useIrapLabel } from '../irap.tsx'
import { Result } from '../results.ts'
import { Field, type Path } from '../simulator.ts'
import { vociIrap } from '../voci.ts'

const riserve = [
  'datiSimulazioniSrl.capitaleSociale',
  'datiSimulazioniSrl.riservaLegaleEsistente',
  'datiSimulazioniSrl.perditePregresse',
] as const satisfies readonly Path[]

export function Societa() {
  const premiale = useHolds(convsrl.condizioni.iresPremiale)
  const irap = useHolds(convsrl.condizioni.irapCalcolata)
  const irapLabel = useIrapLabel(vociIrap.imposta)
  return (
    <Section title="Società" id="societa" aside={<Load />}>
      <Messages campo="datiSimulazioniSrl" />
      <Messages campo="datiSimulazioniSrl.irap" />
      <FieldGrid>
        <Field path="datiSimulazioniSrl.denominazione" />
        <Field path="datiSimulazioniSrl.idSocieta" />
      </FieldGrid>
      <FieldGrid data-compact>
        <Field path="datiSimulazioniSrl.utileAnteImposte" />
        <Field path="datiSimulazioniSrl.variazioniAumento" />
        <Field path="datiSimulazioniSrl.variazioniDiminuzione" />
        <Field path="datiSimulazioniSrl.ricavi" />
        <Field path="datiSimulazioniSrl.aliquotaIres" />
        <Field path="datiSimulazioniSrl.irap.modalita" />
        {premiale && <Field path="datiSimulazioniSrl.iresPremialeConfermata" />}
      </FieldGrid>
      {irap && (
        <>
          <FieldGrid data-compact>
            <RegionalIrap path="datiSimulazioniSrl.irap.aliquota">
              <Field path="datiSimulazioniSrl.irap.aliquota" />
            </RegionalIrap>
            <Field path="datiSimulazioniSrl.irap.valoreProduzione" computed="irapApplicata.valoreProduzione" />
            <Field path="datiSimulazioniSrl.irap.deduzioniPersonale" />
          </FieldGrid>
          <Result path="irapApplicata.imponibile" label={vociIrap.imponibile} />
          <Result path="irapApplicata.imposta" label={irapLabel} />
        </>
      )}
      <Disclosure title="Capitale, riserva legale e perdite" paths={riserve}>
        <FieldGrid data-compact>
          {riserve.map((path) => (
            <Field key={path} path={path} />
          ))}
        </FieldGrid>
      </Disclosure>
      <FieldGrid sx={{ mt: 1 }}>
        <Field path="consideraSommeIntegrative" />
      </FieldGrid>
    </Section>
  )
}

function Load() {
  const code = useSimulation(({ values }) => String(getPath(values, 'datiSimulazioniSrl.idSocieta') ?? '').trim())
  return <LoadData isConvenienza cfImpresa={code} />
}
