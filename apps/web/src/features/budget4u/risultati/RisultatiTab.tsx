/** 'Risultati': where the revenue of the first year goes, the money needed to begin, three years, the other regime. Prints on A4. */
import { budget4u } from '@bilancia/contract'
import { Box } from '@mui/material'
import { EmptyState } from '../../../design/EmptyState.tsx'
import { Section } from '../../../design/Section.tsx'
import { onPaper } from '../../simulator/figures.tsx'
import { Jumps } from '../../simulator/Jumps.tsx'
import { PrintSheet } from '../../simulator/PrintSheet.tsx'
import { Missing } from '../../simulator/page/Missing.tsx'
import { Reliability } from '../../simulator/Reliability.tsx'
import { useHolds } from '../../simulator/store.ts'
import { WeakFigures } from '../../simulator/UsedFigures.tsx'
import { missing } from '../answer/missing.ts'
import { closer } from '../conto/paper.ts'
import { Picture } from '../picture/Picture.tsx'
import { useResult } from '../results.ts'
import { Avvio } from './Avvio.tsx'
import { Confronto } from './Confronto.tsx'
import { Ipotesi } from './Ipotesi.tsx'
import { Piano } from './Piano.tsx'
import { PrimoAnno } from './PrimoAnno.tsx'

/** Choices that change every figure below. */
const scelte = ['tipologia', 'regime', 'contabilita', 'mesiAttivita', 'codiceRegioneResidenza', 'imputazioneCostiAvvio', 'agenteRappresentante'].map(
  (key) => `informazioniCostiDiAvvio.${key}`,
)

export function RisultatiTab() {
  const computed = useResult('risultati') !== null
  const comparable = useHolds(budget4u.elementi.confrontoForfetario.visibile)
  if (!computed)
    return (
      <EmptyState title="Nessuna cifra ancora">
        <Box sx={{ display: 'inline-block', textAlign: 'left' }}>
          <Missing missing={missing} for="il budget" />
        </Box>
      </EmptyState>
    )
  return (
    <Box sx={{ '@media print': { ...onPaper, ...closer } }}>
      <PrintSheet title="risultati" />
      <Ipotesi paths={scelte} />
      <Section title="Dai ricavi al reddito disponibile" id="primo-anno">
        <Picture />
        <PrimoAnno />
        <Jumps />
      </Section>
      <Box sx={{ display: 'none', '@media print': { display: 'block' } }}>
        <Reliability path="risultati.affidabilita" />
      </Box>
      <Avvio />
      <Piano />
      {comparable && <Confronto />}
      <WeakFigures />
    </Box>
  )
}
