/** Who the simulation is about. */
import { iforfettari, is, not } from '@bilancia/contract'
import { Button } from '@mui/material'
import { UploadIcon } from '../../../design/icons.tsx'
import { Section } from '../../../design/Section.tsx'
import { toast } from '../../../design/toast.ts'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { useHolds, useSimulation } from '../../simulator/store.ts'
import { Field, simulator } from '../simulator.ts'

const { catalog } = iforfettari
const tipologiaScelta = not(is('tipologia', catalog.tipologia.default))

export function InformazioniIniziali() {
  return (
    <Section title="Informazioni iniziali" id="informazioni-iniziali" aside={<LoadData />}>
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

function LoadData() {
  const ready = useHolds(tipologiaScelta)
  const named = useSimulation(({ values }) => simulator.nameOf(values) !== '')
  const enabled = ready && named
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<UploadIcon />}
      disabled={!enabled}
      title={enabled ? undefined : 'Compilare cognome e nome e tipologia'}
      onClick={() => toast.info('Il caricamento dei dati dalle dichiarazioni non è ancora disponibile')}
    >
      Carica dati
    </Button>
  )
}
