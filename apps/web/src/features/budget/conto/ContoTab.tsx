/** 'Conto economico': of the firm or company, or of the professional; the type decides. */
import { budget4u } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { PrintSheet } from '../../simulator/PrintSheet.tsx'
import { useHolds, useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { CompilareTipologia } from '../Compilare.tsx'
import { ContoDitta } from './ContoDitta.tsx'
import { ContoProfessionista } from './ContoProfessionista.tsx'

const { elementi } = budget4u

export function ContoTab() {
  const { simulator } = useSimulationStore()
  const firm = useHolds(elementi.moduloDitta.visibile)
  const professional = useHolds(elementi.moduloProfessionista.visibile)
  const name = useSimulation(({ values }) => simulator.nameOf(values))
  if (!firm && !professional) return <CompilareTipologia />
  return (
    <>
      <PrintSheet title="Budget4u, conto economico" />
      <Typography sx={{ mb: 2, '@media print': { display: 'none' } }}>
        {professional ? 'Professionista' : 'Ditta'}:{' '}
        {name ? <strong>{name}</strong> : <FieldLink path="informazioniCostiDiAvvio.nomeDitta">nome da compilare</FieldLink>}
      </Typography>
      {professional ? <ContoProfessionista /> : <ContoDitta />}
    </>
  )
}
