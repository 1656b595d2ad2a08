/** Only on paper: the head, then what the panel with the answer says on screen. */
import { piedeProvvisorio } from '@bilancia/contract'
import { areas } from '@bilancia/contract/api'
import { Box } from '@mui/material'
import { PaperHead } from '../shell/PaperHead.tsx'
import { useSimulation } from '../simulator/store.ts'
import { useResult } from './results.ts'
import { Content, Headline } from './Verdict.tsx'

export function Paper() {
  const biennio = useSimulation(({ values }) => String(values.biennio ?? ''))
  const provvisorio = useResult('anni')?.find((anno) => anno.provvisorio)?.anno
  return (
    <>
      <PaperHead title={areas.concordato.nome} subtitle={biennio} foot={provvisorio ? piedeProvvisorio(provvisorio) : ''} />
      <Box sx={{ display: 'none', '@media print': { display: 'block', mb: 2 } }}>
        <Headline />
        <Content />
      </Box>
    </>
  )
}
