/** The money needed to begin: start-up costs, their VAT, three months of costs. */
import { budget4u } from '@bilancia/contract'
import { Box } from '@mui/material'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Panel } from '../results.ts'

const parti = ['totaleInvestimenti', 'totaleSpeseVive', 'totaleConsulenzeEsterne', 'totaleConsulenzeInterne'] as const
const fabbisogno = [
  { lines: parti.map((voce) => `informazioniCostiDiAvvio.${voce}` as const), totals: ['risultati.totaleCostiIniziali'] },
  { lines: ['risultati.ivaCostiIniziali', 'risultati.costiTrimestrali'], totals: ['risultati.fabbisognoIniziale'], grand: true },
] as const

export function Avvio() {
  // The flat-rate regime has no start-up costs here.
  if (!useHolds(budget4u.condizioni.normale)) return null
  return (
    <Section title="Quanto serve per cominciare" id="fabbisogno">
      <Box sx={{ maxWidth: 640 }}>
        <Panel groups={fabbisogno} />
        <Note>Un quarto dei costi dell'anno, senza ammortamenti (tre mesi, se l'attività ne dura dodici): quanto anticipare prima che entrino i ricavi.</Note>
      </Box>
    </Section>
  )
}
