/** Only on paper: the head, then what the panel with the answer says on screen. */
import { areas } from '@bilancia/contract/api'
import { Box } from '@mui/material'
import { PaperHead } from '../shell/PaperHead.tsx'
import { useSimulation } from '../simulator/store.ts'
import { Content, Headline } from './Verdict.tsx'

export function Paper() {
  const biennio = useSimulation(({ values }) => String(values.biennio ?? ''))
  return (
    <>
      <PaperHead title={areas.concordato.nome} subtitle={biennio} />
      <Box sx={{ display: 'none', '@media print': { display: 'block', mb: 2 } }}>
        <Headline />
        <Content />
      </Box>
    </>
  )
}
