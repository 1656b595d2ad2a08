/** The first tab: who, both regimes, the owner's other data. */
import { iforfettari } from '@bilancia/contract'
import { Box, Link } from '@mui/material'
import { Section } from '../../design/Section.tsx'
import { useHolds } from '../simulator/store.ts'
import { GestionePrevidenziale } from './dati/GestionePrevidenziale.tsx'
import { InformazioniIniziali } from './dati/InformazioniIniziali.tsx'
import { Irap } from './dati/Irap.tsx'
import { DatiIrpef } from './dati/Persona.tsx'
import { RegimeForfettario } from './dati/RegimeForfettario.tsx'
import { RegimeNormale } from './dati/RegimeNormale.tsx'

const index = {
  'informazioni-iniziali': 'Informazioni iniziali',
  'regime-forfettario': 'Regime forfettario',
  'gestione-previdenziale': 'Gestione previdenziale',
  'regime-normale': 'Regime normale',
  irap: 'IRAP',
  'dati-irpef': 'Dati IRPEF',
} as const

export function DatiTab() {
  return (
    <>
      <Index />
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

function Index() {
  const irap = useHolds(iforfettari.condizioni.finoAl2021)
  return (
    <Box
      component="nav"
      aria-label="Sezioni della scheda"
      sx={{ display: { xs: 'none', md: 'flex' }, flexWrap: 'wrap', columnGap: 2, mb: 3, '@media print': { display: 'none' } }}
    >
      {Object.entries(index).map(
        ([id, title]) =>
          (id !== 'irap' || irap) && (
            <Link key={id} href={`#${id}`} variant="caption">
              {title}
            </Link>
          ),
      )}
    </Box>
  )
}
