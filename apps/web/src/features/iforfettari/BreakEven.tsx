/** The break-even points: in words, on a chart, as a table. */
import { format } from '@bilancia/contract'
import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { AmountTable } from '../simulator/results/AmountTable.tsx'
import { Curve } from '../simulator/results/Curve.tsx'
import { Costs, esito, useCostRanges, useTypedRevenue } from './BreakEvenWords.tsx'
import { type Curve as Break, useCurve } from './curve.ts'
import { cambi, type Fascia, incroci, proportionalRanges, revenueRanges, tratto } from './fasce.ts'
import { useResult } from './results.ts'

const HEIGHT = 340
/** The table shows every twentieth point of the curve. */
const EVERY = 20
const short = (euro: number) => `${format.wholeAmount(euro)} €`

/** The section. Says what is missing if there is nothing to compare. */
export function BreakEven() {
  const { curve, error } = useCurve()
  const comparable = useResult('confronto.regimeConveniente') !== null
  if (!comparable) return <Typography color="textSecondary">Compare quando si possono confrontare i due regimi.</Typography>
  if (error && !curve) return <Alert severity="error">{error.message}</Alert>
  if (!curve?.pareggio) return <Skeleton variant="rounded" height={HEIGHT} />
  return <Known curve={curve} />
}

function Known({ curve }: { readonly curve: Break }) {
  const { palette } = useTheme()
  const { pareggio, punti } = curve
  const typed = useTypedRevenue()
  const recognised = 100 - (useResult('regimeForfettario.percentualeRedditivita') ?? 0)
  const costs = useCostRanges(pareggio)
  if (!pareggio) return null
  const fixed = revenueRanges(pareggio.ricaviCostiFissi, punti)
  const proportional = proportionalRanges(pareggio, { punti, ricavi: typed })
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
        <strong>Ricavi, con costi in proporzione.</strong> {proportional.length === 0 && changesAt(pareggio.ricaviCostiProporzionali.radici)}
      </Typography>
      <Ranges ranges={proportional} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 2 }}>
        Imposte, contributi, spese amministrative e IVA indetraibile di ciascun regime al variare dei ricavi, con i costi inseriti.
      </Typography>
      <Curve
        along="Ricavi"
        at={punti.map(({ ricavi }) => ricavi)}
        lines={[
          { id: 'forfettario', label: 'Forfettario', color: palette.accent.main, data: punti.map(({ forfettario }) => forfettario) },
          { id: 'normale', label: 'Ordinario', color: 'var(--line2)', dashed: true, data: punti.map(({ normale }) => normale) },
        ]}
        marks={[...incroci(fixed).map((x) => ({ x, name: `incrocio ${short(x)}` })), { x: typed, name: `oggi ${short(typed)}`, full: true }]}
        fromZero
        height={HEIGHT}
      >
        <Samples curve={curve} />
      </Curve>
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

/** Where the better regime changes, if it is not known which one it is. */
function changesAt(radici: readonly number[]): string {
  const groups = cambi(radici)
  const equal = groups.filter(({ da, a }) => a > da).map(tratto)
  const changes = groups.filter(({ da, a }) => a === da).map(({ da }) => format.money(da))
  return [
    equal.length > 0 && `Con ricavi ${equal.join(' e ')} ${esito('pari')}.`,
    changes.length > 0 && `Il regime conveniente cambia a ${changes.join(', ')} di ricavi.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function Samples({ curve: { punti } }: { readonly curve: Break }) {
  const shown = punti.filter((_, at) => at % EVERY === 0 || at === punti.length - 1)
  return (
    <AmountTable
      label="Costo dei due regimi al variare dei ricavi"
      columns={['Ricavi', 'Forfettario', 'Ordinario']}
      rows={shown.map(({ ricavi, forfettario, normale }) => ({ key: ricavi, cells: [ricavi, forfettario, normale].map(format.money) }))}
    />
  )
}
