/**
 * From the revenue of the first year down to the remaining income: a waterfall chart built as a table, so that each bar has
 * its name, its figure with an explanation, and its share of the revenue.
 */
import { format } from '@bilancia/contract'
import { Box } from '@mui/material'
import { Bar } from '../../simulator/results/Bar.tsx'
import { type Fill, scaleOf } from '../../simulator/results/bars.ts'
import { useSimulation } from '../../simulator/store.ts'
import { ResultValue, vociRipartizione } from '../results.ts'
import { ripartizioneOf, type Step, stepsOf, type Voce } from './steps.ts'

export const fillOf: Readonly<Record<Voce, Fill>> = {
  ricavi: 'revenue',
  costi: 'costs',
  ammortamenti: 'depreciation',
  oneriFinanziari: 'charges',
  imposte: 'taxes',
  contributi: 'contributions',
  resta: 'left',
}

/** Renders nothing before the first result and while nothing is typed. */
export function Picture() {
  const ripartizione = ripartizioneOf(useSimulation((s) => s.result))
  if (!ripartizione) return null
  const steps = stepsOf(ripartizione)
  const scale = scaleOf(steps)
  if (scale.to === scale.from) return null
  const share = (euro: number) => (ripartizione.ricavi > 0 ? format.share(euro, ripartizione.ricavi) : '—')
  return (
    <Box component="table" aria-label="Dai ricavi al reddito disponibile" sx={{ ...table, ...onPhone }}>
      <thead>
        <tr>
          <th scope="col">Voce</th>
          <td aria-hidden />
          <th scope="col">Importo</th>
          <th scope="col">Dei ricavi</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.voce} data-total={step.voce === 'resta' ? '' : undefined}>
            <th scope="row">{nameOf(step)}</th>
            <td>
              <Bar segments={[{ ...step, name: vociRipartizione[step.voce], fill: fillOf[step.voce] }]} scale={scale} height={20} />
            </td>
            <td>
              <ResultValue path={`quadro.ripartizione.${step.voce}`} />
            </td>
            <td>{share(step.euro)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

/** The name of a subtracted step says that it is subtracted. */
const nameOf = ({ voce, euro }: Step) => (voce === 'ricavi' || voce === 'resta' ? vociRipartizione[voce] : `${euro < 0 ? '+' : '−'} ${vociRipartizione[voce]}`)

const table = {
  width: 1,
  borderCollapse: 'collapse',
  mb: 2,
  breakInside: 'avoid',
  '& th, & td': { py: 0.5, textAlign: 'right', fontWeight: 'inherit', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left', pr: 2, width: 180 },
  '& thead': { typography: 'caption', color: 'text.secondary' },
  '& td:nth-of-type(2)': { pl: 2, width: 120 },
  '& tbody td:last-of-type': { pl: 2, width: 72, color: 'text.secondary' },
  '& tr[data-total] > *': { borderTop: 1, borderColor: 'text.primary', fontWeight: 600 },
  '@media print': { '& thead': { fontSize: '8pt' }, '& th, & td': { py: 0.25 } },
} as const

/** Name and figure on a line, the bar below it. */
const stacked = {
  display: 'block',
  '& thead, & tbody td:last-of-type': { display: 'none' },
  '& tbody': { display: 'block' },
  '& tbody tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1, pb: 0.5 },
  '& tbody tr > *, & tr[data-total] > *': { py: 0.25, px: 0, border: 0, width: 'auto' },
  '& tr[data-total]': { borderTop: 1, borderColor: 'text.primary' },
  '& tbody th:first-of-type': { width: 'auto', pr: 0, whiteSpace: 'normal' },
  '& tbody td:first-of-type': { gridRow: 2, gridColumn: '1 / -1' },
  '& tbody td:nth-of-type(2)': { pl: 0, width: 'auto' },
} as const

const onPhone = { '@media (max-width: 599.95px)': stacked } as const
