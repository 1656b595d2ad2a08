/** One line: the rows of the comparison with the largest differences. */
import { format } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { Fragment } from 'react'
import { inSentence } from '../simulator/results/bars.ts'
import { useSimulation } from '../simulator/store.ts'
import { differences } from './differences.ts'
import { ExplainLink } from './results.ts'

/** 'Con il forfettario: −5.479,09 € di IRPEF titolare, +4.239,98 € di imposta sostitutiva.' */
export function Why() {
  const found = differences(useSimulation((s) => s.result))
  if (found.length === 0) return null
  return (
    <Typography sx={{ my: 1 }}>
      Con il forfettario:{' '}
      {found.map(({ label, path, euro }, at) => (
        <Fragment key={path}>
          {at > 0 && ', '}
          <ExplainLink path={path} name={`${label}: ${signed(-euro)} con il forfettario`}>
            <strong>{signed(-euro)}</strong>
          </ExplainLink>{' '}
          di {inSentence(label)}
        </Fragment>
      ))}
      .
    </Typography>
  )
}

/** Always with its sign. */
const signed = (euro: number): string => (euro > 0 ? `+${format.money(euro)}` : format.money(euro))
