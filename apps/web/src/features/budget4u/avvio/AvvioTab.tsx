/** 'Costi di avvio': investments, opening costs, and their total. */
import { budget4u, format } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { Bar, Swatch } from '../../simulator/results/Bar.tsx'
import { scaleOf, stacked } from '../../simulator/results/bars.ts'
import { Sheet } from '../../simulator/Sheet.tsx'
import { useHolds, useSimulation } from '../../simulator/store.ts'
import { CompilareRegime, CompilareTipologia } from '../Compilare.tsx'
import { ResultValue, valueIn } from '../results.ts'
import { Investimenti } from './Investimenti.tsx'
import { SpeseDiAvvio } from './SpeseDiAvvio.tsx'

const { condizioni, elementi, sections } = budget4u

export function AvvioTab() {
  const untyped = useHolds(elementi.compilareTipologia.visibile)
  const ordinary = useHolds(condizioni.normale)
  return <Sheet title="costi di avvio">{untyped ? <CompilareTipologia /> : ordinary ? <Costi /> : <CompilareRegime />}</Sheet>
}

const Costi = () => (
  <>
    <Investimenti />
    <SpeseDiAvvio />
    <CostsPicture />
    <FormSection of={sections.scelte} />
  </>
)

const INFO = 'informazioniCostiDiAvvio'

/** In the order in which they add up to the total. */
const parts = [
  { key: 'totaleInvestimenti', name: 'Investimenti', fill: 'taxes' },
  { key: 'totaleSpeseVive', name: budget4u.colonne.speseVive, fill: 'taxesOfPersons' },
  { key: 'totaleConsulenzeEsterne', name: budget4u.colonne.consulenzeEsterne, fill: 'contributions' },
  { key: 'totaleConsulenzeInterne', name: budget4u.colonne.consulenzeInterne, fill: 'left' },
] as const

/**
 * The start-up costs as parts of the total: one bar, whose parts differ by pattern as well as by colour, with the figures as legend. Renders nothing
 * while there are no costs.
 */
function CostsPicture() {
  const figures = useSimulation(({ result }) => parts.map(({ key }) => valueIn(result, `${INFO}.${key}`) ?? 0).join())
    .split(',')
    .map(Number)
  const shown = parts.map((part, k) => ({ ...part, euro: figures[k] ?? 0 })).filter(({ euro }) => euro > 0)
  const segments = stacked(shown)
  const scale = scaleOf(segments)
  if (!(scale.to > 0)) return null
  return (
    <Box component="figure" sx={{ m: 0, mb: 4, maxWidth: 640, breakInside: 'avoid' }}>
      <Typography component="figcaption" variant="subtitle2" sx={{ mb: 1 }}>
        Di che cosa sono fatti i costi iniziali
      </Typography>
      <Bar segments={segments} scale={scale} height={28} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {shown.map(({ key, name, fill, euro }) => (
          <Box
            key={key}
            component="li"
            sx={{ display: 'grid', gridTemplateColumns: '12px minmax(0, 1fr) auto 56px', columnGap: 1, alignItems: 'baseline', py: 0.25 }}
          >
            <Swatch fill={fill} />
            <span>{name}</span>
            <ResultValue path={`${INFO}.${key}`} />
            <Box component="span" sx={{ textAlign: 'right', color: 'text.secondary' }}>
              {format.share(euro, scale.to)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
