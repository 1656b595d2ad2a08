/** What one needs in hand to begin: start-up costs, their VAT, three months of costs. */
import { budget4u } from '@bilancia/contract'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Section } from '../../../design/Section.tsx'
import { TotalRow } from '../../simulator/FieldGrid.tsx'
import { Note } from '../../simulator/Note.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Result } from '../results.ts'
import { vociCosti, vociRisultati } from '../voci.ts'

const { condizioni } = budget4u
const parti = ['totaleInvestimenti', 'totaleSpeseVive', 'totaleConsulenzeEsterne', 'totaleConsulenzeInterne'] as const
const somme = ['totaleCostiIniziali', 'ivaCostiIniziali', 'costiTrimestrali'] as const

export function Avvio() {
  // The flat-rate regime has no start-up costs here.
  if (!useHolds(condizioni.normale)) return null
  return (
    <Section title="Quanto serve per cominciare" id="fabbisogno">
      <Box sx={{ maxWidth: 640 }}>
        {parti.map((voce) => (
          <Result key={voce} path={`informazioniCostiDiAvvio.${voce}`} label={vociCosti[voce]} />
        ))}
        {somme.map((voce) => (
          <Sum key={voce} sum={voce === 'totaleCostiIniziali'}>
            <Result path={`risultati.${voce}`} label={vociRisultati[voce]} />
          </Sum>
        ))}
        <TotalRow data-grand>
          <Result path="risultati.fabbisognoIniziale" label={vociRisultati.fabbisognoIniziale} />
        </TotalRow>
        <Note>Tre mesi di costi dell'attività, senza ammortamenti: quanto anticipare prima che entrino i ricavi.</Note>
      </Box>
    </Section>
  )
}

const Sum = ({ sum, children }: { readonly sum: boolean; readonly children: ReactNode }) => (sum ? <TotalRow>{children}</TotalRow> : children)
