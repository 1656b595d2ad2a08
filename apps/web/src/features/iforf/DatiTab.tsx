/** The first tab: who, both regimes, the owner's other data. */
import { iforfettari } from '@bilancia/contract'
import { Section } from '../../design/Section.tsx'
import { SectionIndex } from '../simulator/SectionIndex.tsx'
import { useHolds } from '../simulator/store.ts'
import { GestionePrevidenziale } from './dati/GestionePrevidenziale.tsx'
import { InformazioniIniziali } from './dati/InformazioniIniziali.tsx'
import { Irap } from './dati/Irap.tsx'
import { DatiIrpef } from './dati/Persona.tsx'
import { RegimeForfettario } from './dati/RegimeForfettario.tsx'
import { RegimeNormale } from './dati/RegimeNormale.tsx'

const sections = [
  ['informazioni-iniziali', 'Informazioni iniziali'],
  ['regime-forfettario', 'Regime forfettario'],
  ['gestione-previdenziale', 'Gestione previdenziale'],
  ['regime-normale', 'Regime normale'],
  ['irap', 'IRAP'],
  ['dati-irpef', 'Dati IRPEF'],
] as const
const withoutIrap = sections.filter(([id]) => id !== 'irap')

export function DatiTab() {
  const irap = useHolds(iforfettari.condizioni.finoAl2021)
  return (
    <>
      <SectionIndex sections={irap ? sections : withoutIrap} />
      <InformazioniIniziali />
      <RegimeForfettario />
      <GestionePrevidenziale />
      <RegimeNormale />
      <Irap />
      <Section title="Dati IRPEF del titolare" id="dati-irpef">
        <DatiIrpef persona="liquidazioneIrpef" />
      </Section>
    </>
  )
}
