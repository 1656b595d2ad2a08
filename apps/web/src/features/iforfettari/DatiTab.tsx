/** The first tab: the person, both regimes, the owner's other data. */
import { all, iforfettari, is, not } from '@bilancia/contract'
import { Box } from '@mui/material'
import { Suspense } from 'react'
import { FieldRows } from '../../design/fields/FieldGrid.tsx'
import { later } from '../../design/later.tsx'
import { FormIndex } from '../simulator/form/FormIndex.tsx'
import { FormSection } from '../simulator/form/FormSection.tsx'
import { GuidedForm } from '../simulator/guided/GuidedForm.tsx'
import { LoadData } from '../simulator/load/LoadData.tsx'
import { Sheet } from '../simulator/Sheet.tsx'
import { useHolds, useSimulation } from '../simulator/store.ts'
import { coming } from '../simulator/useGoTo.ts'
import { RegimeForfettario } from './dati/RegimeForfettario.tsx'
import { Normale } from './dati/Results.tsx'
import { nome, Result } from './results.ts'
import { simulator } from './simulator.ts'

const { catalog, condizioni, sections } = iforfettari
const { informazioniIniziali, regimeForfettario, gestionePrevidenziale, regimeNormale, irap, datiIrpef } = sections
const indexed = [informazioniIniziali, regimeForfettario, gestionePrevidenziale, regimeNormale, irap, datiIrpef]

/** Loaded later, because they are below the fields that are filled in first. */
const RegimeNormale = later(async () => (await import('./dati/RegimeNormale.tsx')).RegimeNormale)
const Inizio = later(async () => (await import('./inizio/Inizio.tsx')).Inizio)

export function DatiTab() {
  return (
    <Sheet title="dati">
      <GuidedForm guide={Inizio}>
        <FormIndex of={indexed} />
        <FormSection of={informazioniIniziali} aside={<Load />} />
        <RegimeForfettario />
        <FormSection of={gestionePrevidenziale}>
          <Aliquota />
          <ConCassa />
        </FormSection>
        <Suspense fallback={<Box id="regime-normale" {...coming} sx={{ minHeight: 480 }} />}>
          <RegimeNormale />
        </Suspense>
        <FormSection of={irap}>
          <FieldRows>
            <Normale voce="determinazioneDelValoreDellaProduzioneNetta.valoreProduzioneNetta" />
            <Normale voce="determinazioneDelValoreDellaProduzioneNetta.irap" />
          </FieldRows>
        </FormSection>
        <FormSection of={datiIrpef} />
      </GuidedForm>
    </Sheet>
  )
}

const tipologiaScelta = not(is('tipologia', catalog.tipologia.default))

function Load() {
  const ready = useHolds(tipologiaScelta)
  const named = useSimulation(({ values }) => simulator.nameOf(values) !== '')
  return <LoadData why={ready && named ? null : 'Compilare cognome e nome e tipologia'} />
}

const Cassa = later(async () => (await import('./dati/Cassa.tsx')).Cassa)

function ConCassa() {
  return (
    useHolds(all(condizioni.conCassa, condizioni.cassaConTabella)) && (
      <Suspense>
        <Cassa />
      </Suspense>
    )
  )
}

const separata = all(condizioni.professione, condizioni.aliquotaSeparataScelta)
const aliquota = 'gestionePrevidenziale.aliquotaSepApplicata'

function Aliquota() {
  return (
    useHolds(separata) && (
      <FieldRows>
        <Result path={aliquota} label={nome(aliquota)} />
      </FieldRows>
    )
  )
}
