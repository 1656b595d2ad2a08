/** The last tab: whether to convert, the picture of the six scenarios, each scenario with its totals. It reads only the result. */
import { convsrl } from '@bilancia/contract'
import { Box } from '@mui/material'
import { Suspense } from 'react'
import { later } from '../../../design/later.tsx'
import { Section } from '../../../design/Section.tsx'
import { longNames, onPaper } from '../../simulator/figures.tsx'
import { Jumps } from '../../simulator/Jumps.tsx'
import { PrintSheet } from '../../simulator/PrintSheet.tsx'
import { WeakFigures } from '../../simulator/UsedFigures.tsx'
import { Conviene } from '../confronto/Conviene.tsx'
import { Matrix } from '../confronto/Matrix.tsx'
import { Picture } from '../picture/Picture.tsx'
import { useResult } from '../results.ts'
import { Nothing } from '../risultati/Nothing.tsx'
import { ScenarioSection } from './ScenarioSection.tsx'

const Concordato = later(async () => (await import('./Concordato.tsx')).Concordato)

export function RiepilogoTab() {
  const computed = useResult('riepilogo.scenario1.totali') !== null
  return (
    <Box sx={{ ...longNames, '@media print': onPaper }}>
      <PrintSheet title="riepilogo" landscape />
      {computed ? (
        <>
          <Conviene />
          <Matrix />
          <Section title="Dove va l'utile">
            <Picture />
          </Section>
          {convsrl.scenari.map((scenario) => (
            <ScenarioSection key={scenario} scenario={scenario} />
          ))}
          <Box sx={{ '@media print': { display: 'none' } }}>
            <Suspense fallback={null}>
              <Concordato />
            </Suspense>
          </Box>
          <WeakFigures />
          <Jumps />
        </>
      ) : (
        <Nothing scenario="scenario1" />
      )}
    </Box>
  )
}
