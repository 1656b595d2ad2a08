/** Where the regimes cross: in words, on a chart, as a table. */
import { format } from '@bilancia/contract'
import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { Suspense } from 'react'
import { later } from '../../design/later.tsx'
import { getPath, useSimulation } from '../simulator/store.ts'
import { Costs, esito, useCostRanges } from './BreakEvenWords.tsx'
import { type Curve, useCurve } from './curve.ts'
import { type Fascia, gruppi, type Incroci, incroci, revenueRanges, tratto } from './fasce.ts'
import { useResult } from './results.ts'

const Chart = later(async () => (await import('./BreakEvenChart.tsx')).BreakEvenChart)

const HEIGHT = 340
/** Samples of the table: one in so many of the curve. */
const EVERY = 20

/** The section; says what is missing where there is nothing to compare. */
export function BreakEven() {
  const { curve, error } = useCurve()
  const comparable = useResult('confronto.regimeConveniente') !== null
  if (!comparable) return <Typography color="textSecondary">Compare quando si possono confrontare i due regimi.</Typography>
  if (error && !curve) return <Alert severity="error">{error.message}</Alert>
  if (!curve?.pareggio) return <Skeleton variant="rounded" height={HEIGHT} />
  return <Known curve={curve} />
}

function Known({ curve }: { readonly curve: Curve }) {
  const { pareggio, punti } = curve
  const typed = useSimulation(({ values }) => Number(getPath(values, 'redditoContributiImposta.ricavi')) || 0)
  const recognised = 100 - (useResult('regimeForfettario.percentualeRedditivita') ?? 0)
  const costs = useCostRanges(pareggio)
  if (!pareggio) return null
  const fixed = revenueRanges(pareggio.ricaviCostiFissi, punti)
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
        <strong>Ricavi, con costi in proporzione.</strong> <Proportional roots={pareggio.ricaviCostiProporzionali} ricavi={typed} />
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        Imposte, contributi, spese amministrative e IVA indetraibile di ciascun regime al variare dei ricavi, con i costi inseriti.
      </Typography>
      <Box sx={{ minHeight: HEIGHT }}>
        <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
          <Chart punti={punti} incroci={incroci(fixed)} ricavi={typed} height={HEIGHT} />
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
          ricavi {tratto(range)}: {esito(range.lato)}
        </li>
      ))}
    </Box>
  )
}

function Proportional({ roots: { radici, sempre }, ricavi }: { readonly roots: Incroci; readonly ricavi: number }) {
  const advantage = useResult('confronto.vantaggioForfettarioConIva') ?? 0
  if (radici.length === 0) return `A ogni livello di ricavi ${esito(sempre === 'NORMALE' ? 'normale' : 'forfettario')}.`
  const groups = gruppi(radici)
  const equal = groups.filter(({ da, a }) => a > da).map(tratto)
  const changes = groups.filter(({ da, a }) => a === da).map(({ da }) => format.money(da))
  const beyond = changes.length === 0 && ricavi > (radici.at(-1) ?? 0) ? `, oltre ${esito(advantage >= 0 ? 'forfettario' : 'normale')}` : ''
  return [
    equal.length > 0 && `Con ricavi ${equal.join(' e ')} ${esito('pari')}${beyond}.`,
    changes.length > 0 && `Il regime conveniente cambia a ${changes.join(', ')} di ricavi.`,
  ]
    .filter(Boolean)
    .join(' ')
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
