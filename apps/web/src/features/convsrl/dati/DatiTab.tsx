/** 'Inserimento Dati': the company, its partners, their income in each scenario, the current form, the search of the best mix. */
import { convsrl } from '@bilancia/contract'
import { FormIndex } from '../../simulator/form/FormIndex.tsx'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { Ottimizzatore } from '../ottimizzatore/Ottimizzatore.tsx'
import { PersoneOggi } from './PersoneOggi.tsx'
import { Scenari } from './Scenari.tsx'
import { Soci } from './Soci.tsx'
import { Societa } from './Societa.tsx'

const { societa, soci, scenari, dividendi, oggi, ottimizzatore } = convsrl.sections
const indexed = [societa, soci, scenari, dividendi, oggi, ottimizzatore]

export function DatiTab() {
  return (
    <>
      <FormIndex of={indexed} />
      <Societa />
      <Soci />
      <Scenari />
      <FormSection of={dividendi} />
      <FormSection of={oggi}>
        <PersoneOggi />
      </FormSection>
      <Ottimizzatore />
    </>
  )
}
