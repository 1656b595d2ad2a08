/** 'Inserimento Dati': the company, its partners, their income in each scenario, the current form, the search of the best mix. */
import { convsrl } from '@bilancia/contract'
import { Box } from '@mui/material'
import { Suspense } from 'react'
import { later } from '../../../design/later.tsx'
import { FormIndex } from '../../simulator/form/FormIndex.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { GuidedForm } from '../../simulator/guided/GuidedForm.tsx'
import { Sheet } from '../../simulator/Sheet.tsx'
import { coming } from '../../simulator/useGoTo.ts'
import { Soci } from './Soci.tsx'
import { Societa } from './Societa.tsx'

/** Loaded later, because they are below the fields that are filled in first. */
const Scenari = later(async () => (await import('./Scenari.tsx')).Scenari)
const PersoneOggi = later(async () => (await import('./PersoneOggi.tsx')).PersoneOggi)
const Ottimizzatore = later(async () => (await import('../ottimizzatore/Ottimizzatore.tsx')).Ottimizzatore)

const Inizio = later(async () => (await import('../inizio/Inizio.tsx')).Inizio)

const { societa, soci, scenari, dividendi, oggi, ottimizzatore } = convsrl.sections
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
