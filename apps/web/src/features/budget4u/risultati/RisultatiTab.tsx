/** 'Risultati': where the revenue of the first year goes, the money needed to begin, three years, the other regime. Prints on A4. */
import { budget4u } from '@bilancia/contract'
import { Box } from '@mui/material'
import { EmptyState } from '../../../design/EmptyState.tsx'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { useEstimated } from '../../simulator/Estimate.tsx'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { closer, onPaper } from '../../simulator/figures.tsx'
import { Jumps } from '../../simulator/Jumps.tsx'
import { Messages } from '../../simulator/Messages.tsx'
import { PrintSheet } from '../../simulator/PrintSheet.tsx'
import { Missing } from '../../simulator/page/Missing.tsx'
import { Reliability } from '../../simulator/Reliability.tsx'
import { useHolds } from '../../simulator/store.ts'
import { WeakFigures } from '../../simulator/UsedFigures.tsx'
import { missing } from '../answer/missing.ts'
import { disponibile } from '../disponibile.ts'
import { Picture } from '../picture/Picture.tsx'
import { Panel, useResult } from '../results.ts'
import { Confronto } from './Confronto.tsx'
import { Ipotesi } from './Ipotesi.tsx'
import { Piano } from './Piano.tsx'

const { condizioni, elementi } = budget4u

/** Choices that change every figure below. */
const scelte = ['tipologia', 'regime', 'contabilita', 'mesiAttivita', 'codiceRegioneResidenza', 'imputazioneCostiAvvio', 'agenteRappresentante'].map(
  (key) => `informazioniCostiDiAvvio.${key}`,
)

export function RisultatiTab() {
  const computed = useResult('risultati') !== null
  return (
    <Box sx={{ '@media print': { ...onPaper, ...closer } }}>
      <PrintSheet title="risultati" />
      {computed ? (
        <Risultati />
      ) : (
        <EmptyState title="Nessuna cifra ancora">
          <Box sx={{ display: 'inline-block', textAlign: 'left' }}>
            <Missing missing={missing} for="il budget" />
          </Box>
        </EmptyState>
      )}
    </Box>
  )
}

function Risultati() {
  const comparable = useHolds(elementi.confrontoForfetario.visibile)
  return (
    <>
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
    </>
  )
}

const imposte = (['irap', 'ires', 'irpefNetta', 'addizionali', 'impostaSostitutiva'] as const).map((voce) => `risultati.${voce}` as const)

/** The first year in figures: the taxes, the contributions, the remaining income. */
function PrimoAnno() {
  const paysIres = useHolds(condizioni.nonTrasparente)
  const estimated = useEstimated('risultati.addizionali')
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Panel
        groups={[{ lines: imposte, totals: ['risultati.totaleImposte'] }, ...disponibile(paysIres, 'risultati.contributi', 'risultati.redditoDisponibile')]}
      />
      {estimated && (
        <Note>
          Addizionali stimate:{' '}
          <FieldLink path="informazioniCostiDiAvvio.codiceRegioneResidenza" underline="always">
            indicare la regione di residenza
          </FieldLink>
          .
        </Note>
      )}
      <Messages campo="contoEconomicoDittaSocieta.redditoDisponibile" />
    </Box>
  )
}

const parti = ['totaleInvestimenti', 'totaleSpeseVive', 'totaleConsulenzeEsterne', 'totaleConsulenzeInterne'] as const
const fabbisogno = [
  { lines: parti.map((voce) => `informazioniCostiDiAvvio.${voce}` as const), totals: ['risultati.totaleCostiIniziali'] },
  { lines: ['risultati.ivaCostiIniziali', 'risultati.costiTrimestrali'], totals: ['risultati.fabbisognoIniziale'], grand: true },
] as const

/** The money needed to begin: start-up costs, their VAT, three months of costs. */
function Avvio() {
  // The flat-rate regime has no start-up costs here.
  if (!useHolds(condizioni.normale)) return null
  return (
    <Section title="Quanto serve per cominciare" id="fabbisogno">
      <Box sx={{ maxWidth: 640 }}>
        <Panel groups={fabbisogno} />
        <Note>Un quarto dei costi dell'anno, senza ammortamenti (tre mesi, se l'attività ne dura dodici): quanto anticipare prima che entrino i ricavi.</Note>
      </Box>
    </Section>
  )
}
