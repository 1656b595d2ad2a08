/** Shown instead of the figures of a scenario without any: what to fill in or correct, with links. */
import { convsrl, type Message } from '@bilancia/contract'
import { Alert, AlertTitle, Skeleton, Stack } from '@mui/material'
import { EmptyState } from '../../../design/EmptyState.tsx'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import type { Values } from '../../simulator/path.ts'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { ToFill } from '../../simulator/ToFill.tsx'
import { posizioni, presente } from '../soci.ts'

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

/** Why a scenario shows nothing: an empty required field, or the errors that block it. */
export type Blocked = { readonly missing: string } | { readonly errors: readonly Message[] }

/** The first partner's name. Without a partner no scenario is computed. */
export const FIRST_FIELD = 'datiSimulazioniSrl.soci[0].nome'

const ofAll: ReadonlySet<string> = new Set(['QUOTE_TOTALE', 'SOCIO_INCOMPLETO'])
const ofOne: ReadonlySet<string> = new Set(['COMPENSI_TOTALE'])
const ofTransparent: ReadonlySet<string> = new Set(['TRASPARENZA_NON_AMMESSA'])

/** Why a scenario has no figures. If nothing is missing and there are no errors, they are still being calculated. */
export function blockedBy(s: convsrl.Scenario, values: Values, messages: Iterable<Message>): Blocked {
  if (!posizioni.some((i) => presente(values, i))) return { missing: FIRST_FIELD }
  const transparent = convsrl.percorsiScenari[s].startsWith('trasp')
  const blocks = ({ id, campo, gravita }: Message) =>
    gravita === 'ERRORE' && (ofAll.has(id) || (ofOne.has(id) && campo.includes(`.${s}.`)) || (transparent && ofTransparent.has(id)) || campo === 'annoImposta')
  return { errors: [...messages].filter(blocks) }
}
