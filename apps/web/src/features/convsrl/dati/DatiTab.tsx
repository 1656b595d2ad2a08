/** 'Inserimento Dati': the company, its partners, what each scenario pays them, the form of today, the search of the best mix. */
import { SectionIndex } from '../../simulator/SectionIndex.tsx'
import { Ottimizzatore } from '../ottimizzatore/Ottimizzatore.tsx'
import { Dividendi } from './Dividendi.tsx'
import { FormaOggi } from './FormaOggi.tsx'
import { Scenari } from './Scenari.tsx'
import { Soci } from './Soci.tsx'
import { Societa } from './Societa.tsx'

const sections = [
  ['societa', 'Società'],
  ['soci', 'Soci'],
  ['scenari', 'Compensi e dividendi'],
  ['dividendi', 'Tassazione dei dividendi'],
  ['oggi', 'Forma di oggi'],
  ['ottimizzatore', 'Ottimizzatore'],
] as const

export function DatiTab() {
  return (
    <>
      <SectionIndex sections={sections} />
      <Societa />
      <Soci />
      <Scenari />
      <Dividendi />
      <FormaOggi />
      <Ottimizzatore />
    </>
  )
}
