/** The fees of a scenario, or of all three at once: the total, the fee of each partner, and the buttons that make them agree. */
import { format } from '@bilancia/contract'
import { Box, Button, Typography } from '@mui/material'
import { useMemo } from 'react'
import type { Values } from '../../simulator/path.ts'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { Field } from '../simulator.ts'
import { nomeSocio, posizioni, presente } from '../soci.ts'
import { byShare, feePath, feesOf, isByShare, sumOf, totalOf, totalPath, type WithFees, withFee, withTotal } from './fees.ts'

/** `scenarios`: a typed value is written into each of them; the fields show the first one. */
export function Compensi({ scenarios }: { readonly scenarios: readonly [WithFees, ...WithFees[]] }) {
  const [scenario] = scenarios
  const { store } = useSimulationStore()
  const shown = useSimulation(({ values }) => JSON.stringify(destinatari(values, scenario)))
  const soci = useMemo(() => JSON.parse(shown) as ReturnType<typeof destinatari>, [shown])
  const edit = (change: (values: Values) => Values) => store.getState().replace(change(store.getState().values))
  return (
    <Box sx={{ display: 'grid', rowGap: 2, mb: 2 }}>
      <Field path={totalPath(scenario)} onEdit={(typed) => edit((values) => withTotal(values, scenarios, typed))} />
      <Pareggia scenarios={scenarios} />
      {soci.map(({ i, nome }) => (
        <Field key={i} path={feePath(scenario, i)} label={`Compenso: ${nome}`} onEdit={(typed) => edit((values) => withFee(values, scenarios, i, typed))} />
      ))}
    </Box>
  )
}

/** The partners present, and any other with a fee. */
const destinatari = (values: Values, scenario: WithFees) =>
  posizioni.filter((i) => presente(values, i) || (feesOf(values, scenario)[i] ?? 0) > 0).map((i) => ({ i, nome: nomeSocio(values, i) }))

/** Says how the total is divided. Buttons split it by the shares or set it to the sum of the fees, unless it is so already. */
function Pareggia({ scenarios }: { readonly scenarios: readonly [WithFees, ...WithFees[]] }) {
  const [scenario] = scenarios
  const { store } = useSimulationStore()
  const total = useSimulation(({ values }) => totalOf(values, scenario))
  const sum = useSimulation(({ values }) => sumOf(values, scenario))
  const shared = useSimulation(({ values }) => isByShare(values, scenario))
  const someone = useSimulation(({ values }) => byShare(values, 0) !== null)
  if (!someone || (total === 0 && sum === 0)) return null
  const all = (make: (values: Values) => unknown, at: (one: WithFees) => string) => {
    const { values, set } = store.getState()
    for (const one of scenarios) set(at(one), make(values))
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {total === sum && (
        <Typography variant="caption" color="textSecondary">
          {shared ? 'Diviso per quota: il compenso di un socio si può cambiare, il totale segue.' : 'Diviso a mano.'}
        </Typography>
      )}
      {total > 0 && !shared && (
        <Button
          size="small"
          variant="outlined"
          onClick={() =>
            all(
              (values) => byShare(values, total),
              (one) => `datiSimulazioniSrl.${one}.compensi`,
            )
          }
        >
          Ripartisci compenso per quota
        </Button>
      )}
      {sum > 0 && total !== sum && (
        <Button size="small" variant="outlined" onClick={() => all(() => sum, totalPath)}>
          Totale = {format.money(sum)}
        </Button>
      )}
    </Box>
  )
}
