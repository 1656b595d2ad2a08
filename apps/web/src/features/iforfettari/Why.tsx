/** One line: the rows of the comparison with the largest differences. */
import { format } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { Fragment } from 'react'
import { inSentence } from '../simulator/results/bars.ts'
import { useSimulation } from '../simulator/store.ts'
import { differences } from './differences.ts'
import { ExplainLink } from './results.ts'

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
