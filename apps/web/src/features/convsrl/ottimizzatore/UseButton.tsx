/** Writes a mix into its scenario. Asks first only if it replaces other typed amounts. */
import type { convsrl } from '@bilancia/contract'
import { format } from '@bilancia/contract'
import { Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx'
import { toast } from '../../../design/toast.ts'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { changes, overwrites, type Scenario } from './search.ts'

type Props = { readonly mix: convsrl.Combinazione; readonly scenario: Scenario; readonly small?: boolean; readonly children: ReactNode }

export function UseButton({ mix, scenario, small = false, children }: Props) {
  const { store } = useSimulationStore()
  const set = useSimulation((s) => s.set)
  const [asking, setAsking] = useState(false)
  const given = changes(scenario, mix)
  const described = mix.compensi.map((fee) => format.money(fee)).join(' e ')

  const use = () => {
    setAsking(false)
    for (const [path, value] of Object.entries(given)) set(path, value)
    toast.success(scenario === 4 ? 'Compensi e dividendi inseriti nella simulazione 4' : 'Compensi e utile prelevato inseriti nella simulazione 6')
  }
  return (
    <>
      <Button
        variant={small ? 'text' : 'outlined'}
        size={small ? 'small' : 'medium'}
        aria-label={small ? `Usa i compensi di ${described}` : undefined}
        onClick={() => (overwrites(store.getState().values, given) ? setAsking(true) : use())}
      >
        {children}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Sostituire gli importi della simulazione ${scenario}?`}
        confirm="Sostituisci"
        onConfirm={use}
        onClose={() => setAsking(false)}
      >
        {scenario === 4 ? 'I compensi e i dividendi inseriti' : "I compensi e l'utile prelevato inseriti"} prendono i valori della combinazione trovata.
      </ConfirmDialog>
    </>
  )
}
