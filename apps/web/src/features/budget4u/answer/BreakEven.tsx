/** The revenue at which the budget breaks even, beside the typed one, and what it is made of. */
import { format } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { NotArrived } from '../../../design/NotArrived.tsx'
import { IDLE_MS } from '../../../design/useSettled.ts'
import { Part } from '../../simulator/page/Part.tsx'
import { pageFirst } from '../../simulator/page-first.ts'
import type { Values } from '../../simulator/path.ts'
import { ofTurn, useSettledValues } from '../../simulator/settled.ts'
import { useSimulation } from '../../simulator/store.ts'
import { breakEven } from '../breakeven.ts'
import { useResult } from '../results.ts'
import { simulator } from '../simulator.ts'

const TITLE = 'Ricavi in pareggio'

export function BreakEven() {
  const { values, turn } = useSettledValues(IDLE_MS)
  const differs = useSimulation((s) => s.differs)
  const revenue = useResult('quadro.ripartizione.ricavi') ?? 0
  const calculate = pageFirst<Values>({ differs }, simulator.calcola, (state, { signal }) => simulator.calculate(state, signal))
  const {
    data: euro,
    error,
    refetch,
  } = useQuery({
    queryKey: ['breakEven', values, differs, turn],
    queryFn: ({ signal }) => breakEven(values, (state) => calculate(state, { signal })),
    placeholderData: ofTurn(turn),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  if (euro === undefined)
    return (
      error && (
        <Part title={TITLE}>
          <NotArrived onRetry={refetch}>I ricavi in pareggio non si sono potuti calcolare.</NotArrived>
        </Part>
      )
    )
  return (
    <Part title={TITLE}>
      {euro === null ? (
        <Typography>Con questi costi nessun ricavo lascia il bilancio in pari.</Typography>
      ) : (
        <Typography>
          <strong>{format.wholeAmount(euro)} €</strong>
          {revenue >= euro ? `: i ricavi li superano di ${format.money(revenue - euro)}` : `: mancano ${format.money(euro - revenue)} di ricavi`}
        </Typography>
      )}
      <Typography variant="caption" component="p" color="textSecondary">
        I ricavi meno costi, imposte e contributi ricalcolati fanno zero; i costi restano quelli digitati.
      </Typography>
    </Part>
  )
}
