/** Shown instead of the figures of a scenario without any: what to fill in or correct, with links. */
import type { convsrl, Message } from '@bilancia/contract'
import { Alert, AlertTitle, Skeleton, Stack } from '@mui/material'
import { EmptyState } from '../../../design/EmptyState.tsx'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { ToFill } from '../../simulator/ToFill.tsx'
import { blockedBy } from './blocking.ts'

/** `compact` is for a place among other figures. */
export function Nothing({ scenario, compact = false }: { readonly scenario: convsrl.Scenario; readonly compact?: boolean }) {
  const messages = useSimulation((s) => s.messages)
  const values = useSimulation((s) => s.values)
  const pending = useSimulation((s) => s.pending)
  const blocked = blockedBy(scenario, values, [...messages.values()].flat())
  if ('missing' in blocked) return <ToFill title="Simulazione da compilare" path={blocked.missing} page="Inserimento Dati" />
  if (blocked.errors.length > 0) return <Errors errors={blocked.errors} />
  return pending ? <Shape lines={compact ? 3 : 10} /> : <Later />
}

function Errors({ errors }: { readonly errors: readonly Message[] }) {
  const { labelOf } = useSimulationStore().simulator
  return (
    <Alert severity="error" sx={{ maxWidth: 640, mb: 2 }}>
      <AlertTitle>Simulazione non calcolata</AlertTitle>
      {errors.map(({ id, campo, testo }) => (
        <div key={id + campo}>
          <FieldLink path={campo} color="inherit" underline="always">
            {labelOf(campo)}
          </FieldLink>
          {`: ${testo}`}
        </div>
      ))}
    </Alert>
  )
}

const Later = () => <EmptyState title="Nessuna cifra">Le cifre compaiono con il prossimo calcolo riuscito.</EmptyState>

const Shape = ({ lines }: { readonly lines: number }) => (
  <Stack sx={{ maxWidth: 640, gap: 1 }} aria-hidden>
    {Array.from({ length: lines }, (_, at) => `riga ${at}`).map((key) => (
      <Skeleton key={key} variant="text" />
    ))}
  </Stack>
)
