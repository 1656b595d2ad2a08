/** 'Conto economico' of the firm or company, or of the professional, depending on the type. */
import { budget4u } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { onPaper } from '../../simulator/figures.tsx'
import { PrintSheet } from '../../simulator/PrintSheet.tsx'
import { useHolds, useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { CompilareTipologia } from '../Compilare.tsx'
import { Conto } from './Conto.tsx'
import { contoDitta, contoProfessionista } from './lines.ts'
import { closer } from './paper.ts'

const { elementi } = budget4u

export function ContoTab() {
  const { simulator } = useSimulationStore()
  const firm = useHolds(elementi.moduloDitta.visibile)
  const professional = useHolds(elementi.moduloProfessionista.visibile)
  const name = useSimulation(({ values }) => simulator.nameOf(values))
  if (!firm && !professional) return <CompilareTipologia />
  return (
    <Box sx={{ '@media print': printed }}>
      <PrintSheet title="conto economico" />
      <Typography sx={{ mb: 2, '@media print': { display: 'none' } }}>
        {professional ? 'Professionista' : 'Ditta'}:{' '}
        {name ? <strong>{name}</strong> : <FieldLink path="informazioniCostiDiAvvio.nomeDitta">nome da compilare</FieldLink>}
      </Typography>
      <Conto conto={professional ? contoProfessionista : contoDitta} />
    </Box>
  )
}

/** On paper a field is printed as its figure. */
const printed = {
  ...onPaper,
  ...closer,
  '& [data-layout="row"]': { minHeight: 0, paddingBlock: '1px' },
  '& [data-layout="row"] > label, & input, & select, & .MuiInputAdornment-root > *': { fontSize: '8.5pt' },
  '& .MuiInputBase-root input, & .MuiInputBase-root select': { paddingBlock: 0, height: 'auto' },
  '& .MuiOutlinedInput-notchedOutline, & .MuiNativeSelect-icon, & [data-layout="row"] > [id$="-note"]': { display: 'none' },
} as const
