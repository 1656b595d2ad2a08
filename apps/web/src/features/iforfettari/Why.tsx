/** One line: the rows of the comparison with the largest differences. */
import { format, keysOf } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { Fragment } from 'react'
import type { Values } from '../simulator/path.ts'
import { inSentence } from '../simulator/results/bars.ts'
import { useSimulation } from '../simulator/store.ts'
import { ExplainLink, valueIn, vociDifferenze } from './results.ts'

/** 'Con il forfettario: 5.479,09 € in meno di IRPEF titolare, 4.239,98 € in più di imposta sostitutiva.' */
export function Why() {
  const found = differences(useSimulation((s) => s.result))
  if (found.length === 0) return null
  return (
    <Typography sx={{ my: 1 }}>
      Con il forfettario:{' '}
      {found.map(({ label, path, euro }, at) => (
        <Fragment key={path}>
          {at > 0 && ', '}
          <ExplainLink path={path} name={`${label}: ${more(euro)} con il forfettario`}>
            <strong>{more(euro)}</strong>
          </ExplainLink>{' '}
          di {inSentence(label)}
        </Fragment>
      ))}
      .
    </Typography>
  )
}

/** In words: the explanation subtracts the other way round. */
const more = (euro: number): string => `${format.money(Math.abs(euro))} in ${euro > 0 ? 'meno' : 'più'}`

type Difference = {
  readonly label: string
  readonly path: `quadro.differenze.${Row}`
  /** Ordinary minus flat-rate: positive if the flat-rate regime saves money. */
  readonly euro: number
}

const SHOWN = 3
const sums = ['totaleImposteContributi', 'totaleComplessivo'] as const
type Row = Exclude<keyof typeof vociDifferenze, (typeof sums)[number]>
const rows = keysOf(vociDifferenze).filter((row): row is Row => !sums.some((sum) => sum === row))

/** The rows of the comparison with the largest differences between the two regimes. At most three, the largest first. */
function differences(result: Values | null): readonly Difference[] {
  return rows
    .map((row) => ({ label: vociDifferenze[row], path: `quadro.differenze.${row}` as const, euro: valueIn(result, `quadro.differenze.${row}`) ?? 0 }))
    .filter(({ euro }) => Math.abs(euro) >= 1)
    .sort((a, b) => Math.abs(b.euro) - Math.abs(a.euro))
    .slice(0, SHOWN)
}
