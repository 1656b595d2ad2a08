/** Where the regimes cross: in words, on a chart, as a table. */
import { format, iforfettari } from '@bilancia/contract'
import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { lazy, Suspense } from 'react'
import { getPath, useResult, useSimulation } from '../simulator/store.ts'
import { Costs, useCostRanges } from './BreakEvenWords.tsx'
import { type Curve, useCurve } from './explain.ts'
import { type Fascia, revenueRanges, tratto } from './fasce.ts'

const Chart = lazy(() => import('./BreakEvenChart.tsx').then(({ BreakEvenChart }) => ({ default: BreakEvenChart })))

const HEIGHT = 340
/** Samples of the table: one in so many of the curve. */
const EVERY = 20

/** The section; says what is missing where there is nothing to compare. */
export function BreakEven() {
  const { curve, error } = useCurve()
  const comparable = useResult<string>('confronto.regimeConveniente') !== null
  if (!comparable) return <Typography color="textSecondary">Compare quando si possono confrontare i due regimi.</Typography>
  if (error && !curve) return <Alert severity="error">{error.message}</Alert>
  if (!curve?.pareggio) return <Skeleton variant="rounded" height={HEIGHT} />
  return <Known curve={curve} />
}

function Known({ curve }: { readonly curve: Curve }) {
  const { pareggio, punti } = curve
  const typed = useSimulation(({ values }) => Number(getPath(values, 'redditoContributiImposta.ricavi')) || 0)
  const recognised = 100 - (useResult<number>('regimeForfettario.percentualeRedditivita') ?? 0)
  const costs = useCostRanges(pareggio)
  if (!pareggio) return null
  const fixed = revenueRanges(pareggio.ricaviCostiFissi, punti)
  const crossings = pareggio.ricaviCostiFissi.radici
  return (
    <>
      <Typography>
        <strong>Costi.</strong> <Costs incroci={pareggio.costi} ranges={costs} /> Il regime forfettario riconosce costi per il {format.percent(recognised)} dei
        ricavi.
      </Typography>
      <Typography sx={{ mt: 1 }}>
        <strong>Ricavi, con gli stessi costi.</strong>
      </Typography>
      <Ranges ranges={fixed} />
      <Typography sx={{ mt: 1 }}>
        <strong>Ricavi, con costi in proporzione.</strong> <Proportional roots={pareggio.ricaviCostiProporzionali} />
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        Imposte, contributi, spese amministrative e IVA indetraibile di ciascun regime al variare dei ricavi, con i costi inseriti.
      </Typography>
      <Box sx={{ minHeight: HEIGHT }}>
        <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
          <Chart punti={punti} incroci={crossings} ricavi={typed} height={HEIGHT} />
        </Suspense>
      </Box>
      <Samples curve={curve} />
    </>
  )
}

function Ranges({ ranges }: { readonly ranges: readonly Fascia[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {ranges.map((range) => (
        <li key={range.da}>
          ricavi {tratto(range)}: conviene {iforfettari.nomiLati[range.lato].frase}
        </li>
      ))}
    </Box>
  )
}

function Proportional({ roots }: { readonly roots: NonNullable<Curve['pareggio']>['ricaviCostiProporzionali'] }) {
  if (roots.radici.length === 0)
    return `Conviene ${iforfettari.nomiLati[roots.sempre === 'NORMALE' ? 'normale' : 'forfettario'].frase} a ogni livello di ricavi.`
  return `Il regime conveniente cambia a ${roots.radici.map((root) => format.money(root)).join(', ')} di ricavi.`
}

/** The chart for who cannot see it. */
function Samples({ curve: { punti } }: { readonly curve: Curve }) {
  const shown = punti.filter((_, at) => at % EVERY === 0 || at === punti.length - 1)
  return (
    <Box component="details" sx={{ mt: 1 }}>
      <Typography component="summary" sx={{ cursor: 'pointer' }}>
        Dati del grafico
      </Typography>
      <Box component="table" sx={{ borderCollapse: 'collapse', '& td, & th': { textAlign: 'right', px: 1, py: 0.25, fontWeight: 400 } }}>
        <thead>
          <tr>
            <th scope="col">Ricavi</th>
            <th scope="col">Forfettario</th>
            <th scope="col">Ordinario</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ ricavi, forfettario, normale }) => (
            <tr key={ricavi}>
              <th scope="row">{format.money(ricavi)}</th>
              <td>{format.money(forfettario)}</td>
              <td>{format.money(normale)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
