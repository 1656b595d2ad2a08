/** Who the simulation is about. */
import { iforfettari, is, not } from '@bilancia/contract'
import { Section } from '../../../design/Section.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { LoadData } from '../../simulator/load/LoadData.tsx'
import { useHolds, useSimulation } from '../../simulator/store.ts'
import { Field, simulator } from '../simulator.ts'

const { catalog } = iforfettari
const tipologiaScelta = not(is('tipologia', catalog.tipologia.default))

export function InformazioniIniziali() {
  return (
    <Section title="Informazioni iniziali" id="informazioni-iniziali" aside={<Load />}>
      <FieldGrid>
        <Field path="nomeCognome" />
        <Field path="tipologia" />
        <Field path="famigliare" keep />
        <span />
        <Field path="quotaCollab1" keep />
        <Field path="quotaCollab2" keep />
        <Field path="consideraSommeIntegrative" />
      </FieldGrid>
    </Section>
  )
}

function Load() {
  const ready = useHolds(tipologiaScelta)
  const named = useSimulation(({ values }) => simulator.nameOf(values) !== '')
  return <LoadData why={ready && named ? null : 'Compilare cognome e nome e tipologia'} />
}
