/** The mix with fees rounded to 100 euro, what the rounding costs, and the button that fills every scenario with it. */
import { convsrl, format } from '@bilancia/contract'
import { Box, Button, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx'
import { toast } from '../../../design/toast.ts'
import { pageFirst } from '../../simulator/page-first.ts'
import type { Values } from '../../simulator/path.ts'
import { setPaths } from '../../simulator/path.ts'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { useResult } from '../results.ts'
import { simulator } from '../simulator.ts'
import { nomeSocio, posizioni, presente } from '../soci.ts'
import { roundedOf, STEP } from './rounded.ts'
import { everywhere, overwrites, question, type Scenario } from './search.ts'

type Props = { readonly best: convsrl.Ottimo; readonly scenario: Scenario }

export function RoundedMix({ best, scenario }: Props) {
  const { store } = useSimulationStore()
  const values = useSimulation((s) => s.values)
  const differs = useSimulation((s) => s.differs)
  const terza = useResult(`${convsrl.percorsiScenari.scenario3}.societa.distribuibile`) ?? 0
  const [asking, setAsking] = useState(false)
  const calculate = pageFirst<Values>({ differs }, simulator.calcola, (state, { signal }) => simulator.calculate(state, signal))
  const { data: rounded } = useQuery({
    // Typed fees do not change it.
    queryKey: ['roundedMix', scenario, question(values), best.compensi, differs],
    queryFn: ({ signal }) => roundedOf(best, scenario, values, (state) => calculate(state, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })
  if (!rounded) return null
  const { mix, prelievo, netto, quarta } = rounded
  const given = everywhere(mix, scenario, { values, terza, quarta })
  const fill = () => {
    setAsking(false)
    const { values: now, replace } = store.getState()
    replace(setPaths(now, Object.entries(given)))
    toast.success('Simulazioni 2, 3, 4 e 6 compilate')
  }
  const fees = posizioni.filter((i) => presente(values, i)).map((i) => `${nomeSocio(values, i)} ${format.wholeAmount(mix.compensi[i] ?? 0)} €`)
  return (
    <Box sx={{ my: 2, maxWidth: 720 }}>
      <Typography variant="subtitle2" component="h3">
        Con i compensi arrotondati a {STEP} €
      </Typography>
      <Typography>
        {`${fees.join(', ')}${scenario === 4 ? `, dividendi ${format.money(mix.dividendi)}` : ''}. L'arrotondamento costa ${format.money(prelievo)} di prelievo e `}
        {netto < 0 ? `${format.money(-netto)} di netto in meno.` : `lascia ${format.money(netto)} di netto in più.`}
      </Typography>
      <Button variant="contained" sx={{ mt: 1 }} onClick={() => (overwrites(store.getState().values, given) ? setAsking(true) : fill())}>
        Riempi gli scenari
      </Button>
      <ConfirmDialog open={asking} title="Sostituire gli importi delle simulazioni?" confirm="Sostituisci" onConfirm={fill} onClose={() => setAsking(false)}>
        I compensi arrotondati vanno nelle simulazioni 2, 4 e 6.{' '}
        {scenario === 4
          ? "I dividendi della 3 diventano tutto l'utile distribuibile, quelli della 4 quelli della combinazione trovata."
          : "I dividendi della 3 e della 4 diventano tutto l'utile distribuibile, l'utile prelevato della 6 quello della combinazione trovata."}
      </ConfirmDialog>
    </Box>
  )
}
