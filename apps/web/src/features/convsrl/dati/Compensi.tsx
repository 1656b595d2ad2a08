/** The fees of a scenario: the total and each partner's fee. If they differ, there are two buttons to make them agree. */
import { format, roundToCent } from '@bilancia/contract'
import { Box, Button } from '@mui/material'
import { useMemo } from 'react'
import { getPath, type Values } from '../../simulator/path.ts'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { Field } from '../simulator.ts'
import { nomeSocio, perQuota, posizioni, presente } from '../soci.ts'

type Scenario = 'scenario2' | 'scenario4' | 'scenario6'

export function Compensi({ scenario }: { readonly scenario: Scenario }) {
  const base = `datiSimulazioniSrl.${scenario}` as const
  const shown = useSimulation(({ values }) => JSON.stringify(destinatari(values, base)))
  const soci = useMemo(() => JSON.parse(shown) as ReturnType<typeof destinatari>, [shown])
  return (
    <Box sx={{ display: 'grid', rowGap: 2, mb: 2 }}>
      <Field path={`${base}.compensoTotale`} />
      <Pareggia base={base} />
      {soci.map(({ i, nome }) => (
        <Field key={i} path={`${base}.compensi[${i}]`} label={`Compenso: ${nome}`} />
      ))}
    </Box>
  )
}

/** The partners present, and any other with a fee. */
const destinatari = (values: Values, base: string) =>
  posizioni.filter((i) => presente(values, i) || compenso(values, base, i) > 0).map((i) => ({ i, nome: nomeSocio(values, i) }))

const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
const compenso = (values: Values, base: string, i: number) => number(getPath(values, `${base}.compensi[${i}]`))
const totale = (values: Values, base: string) => number(getPath(values, `${base}.compensoTotale`))
const somma = (values: Values, base: string) => roundToCent(posizioni.reduce<number>((sum, i) => sum + compenso(values, base, i), 0))

/** Splits the total by the shares, or sets the total to the sum. Renders nothing if they agree. */
function Pareggia({ base }: { readonly base: `datiSimulazioniSrl.${Scenario}` }) {
  const { store } = useSimulationStore()
  const total = useSimulation(({ values }) => totale(values, base))
  const sum = useSimulation(({ values }) => somma(values, base))
  const someone = useSimulation(({ values }) => posizioni.some((i) => presente(values, i)))
  if (total === sum || !someone) return null
  const split = () => {
    const { values, set } = store.getState()
    const quote = posizioni.map((i) => (presente(values, i) ? number(getPath(values, `datiSimulazioniSrl.soci[${i}].quota`)) : 0))
    set(`${base}.compensi`, perQuota(total, quote))
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {total > 0 && (
        <Button size="small" variant="outlined" onClick={split}>
          Ripartisci compenso per quota
        </Button>
      )}
      {sum > 0 && (
        <Button size="small" variant="outlined" onClick={() => store.getState().set(`${base}.compensoTotale`, sum)}>
          Totale = {format.money(sum)}
        </Button>
      )}
    </Box>
  )
}
