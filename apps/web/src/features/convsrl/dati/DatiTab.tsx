/** 'Inserimento Dati': the company, its partners, their income in each scenario, the current form, the search of the best mix. */
import { convsrl } from '@bilancia/contract'
import { Box, Button } from '@mui/material'
import { Suspense, useState } from 'react'
import { Cards } from '../../../design/Cards.tsx'
import { AddIcon } from '../../../design/icons.tsx'
import { later } from '../../../design/later.tsx'
import { FormIndex } from '../../simulator/form/FormIndex.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { GuidedForm } from '../../simulator/guided/GuidedForm.tsx'
import { LoadData } from '../../simulator/load/LoadData.tsx'
import { getPath } from '../../simulator/path.ts'
import { Sheet } from '../../simulator/Sheet.tsx'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { coming } from '../../simulator/useGoTo.ts'
import { useIrapLabel } from '../irap.tsx'
import { Result, vociIrap } from '../results.ts'
import { mostrati, posizioni, senzaSocio } from '../soci.ts'
import { RemoveButton } from './RemoveButton.tsx'

/** Loaded later, because they are below the fields that are filled in first. */
const Scenari = later(async () => (await import('./Scenari.tsx')).Scenari)
const PersoneOggi = later(async () => (await import('./PersoneOggi.tsx')).PersoneOggi)
const Ottimizzatore = later(async () => (await import('../ottimizzatore/Ottimizzatore.tsx')).Ottimizzatore)

const Inizio = later(async () => (await import('../inizio/Inizio.tsx')).Inizio)

const { dividendi, oggi, ottimizzatore, scenari, soci, societa, socio } = convsrl.sections
const indexed = [societa, soci, scenari, dividendi, oggi, ottimizzatore]

export function DatiTab() {
  return (
    <Sheet title="inserimento dati">
      <GuidedForm guide={Inizio}>
        <FormIndex of={indexed} />
        <Societa />
        <Soci />
        <Suspense fallback={<Box id="scenari" {...coming} sx={{ minHeight: 640 }} />}>
          <Scenari />
        </Suspense>
        <FormSection of={dividendi} />
        <FormSection of={oggi}>
          <Suspense fallback={<Box {...coming} />}>
            <PersoneOggi />
          </Suspense>
        </FormSection>
        <Suspense fallback={<Box id="ottimizzatore" {...coming} sx={{ minHeight: 320 }} />}>
          <Ottimizzatore />
        </Suspense>
      </GuidedForm>
    </Sheet>
  )
}

/** The company: its profit, its taxes, the legal reserve. */
const Societa = () => <FormSection of={societa} aside={<Load />} inside={{ irap: <Irap /> }} />

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

const about = posizioni.flatMap((i) => [`datiSimulazioniSrl.soci[${i}].nome`, `datiSimulazioniSrl.soci[${i}].quota`])

/** Up to three partners side by side: those with data, and one more on request. */
function Soci() {
  const { store } = useSimulationStore()
  const known = useSimulation(({ values }) => mostrati(values))
  const [asked, setAsked] = useState(1)
  const count = Math.max(known, asked)
  const remove = (i: number) => {
    const { values, set } = store.getState()
    for (const [path, value] of Object.entries(senzaSocio(values, i))) set(path, value)
    setAsked(count - 1)
  }
  const add = (
    <Button size="small" variant="outlined" startIcon={<AddIcon />} disabled={count === posizioni.length} onClick={() => setAsked(count + 1)}>
      Aggiungi socio
    </Button>
  )
  return (
    <FormSection of={soci} aside={add} about={about}>
      <Cards>
        {posizioni.slice(0, count).map((i) => (
          <FormSection
            key={i}
            of={socio}
            at={i}
            title={`Socio ${i + 1}`}
            level={3}
            aside={count > 1 && <RemoveButton label={`Togli il socio ${i + 1}`} onClick={() => remove(i)} />}
          />
        ))}
      </Cards>
    </FormSection>
  )
}
