/** The closing of a user: the question before, the page of a closed one, the colleague who takes over the work. */
import { type Colleagues, type PrincipalRecord, routes } from '@bilancia/contract/api'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import { dayOf } from '../../design/day.ts'
import { LabelledSelect } from '../../design/fields/LabelledSelect.tsx'
import { NotArrived } from '../../design/NotArrived.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { principalKind } from './kind.ts'

type DialogProps = { readonly user: PrincipalRecord; readonly onConfirm: (heir: number | null) => void; readonly onClose: () => void }

/** The question before a user is closed: the consequences, and the colleague who takes over the work. */
export function ClosingDialog({ user: { Id, Username }, onConfirm, onClose }: DialogProps) {
  const { data, error } = useColleagues(Id)
  const [heir, setHeir] = useState<number | null>(null)
  const { Calculations = 0, Clients = 0, Colleagues = [] } = data ?? {}
  return (
    <ConfirmDialog open title="Elimina" confirm="Elimina" danger onConfirm={() => onConfirm(heir)} onClose={onClose}>
      <Typography sx={{ mb: 1 }}>
        {`${Username} non entra più, da subito, e non compare negli elenchi. Il nome utente resta riservato; i suoi accessi e le sue elaborazioni restano nel report di utilizzo. L'operazione non è reversibile.`}
      </Typography>
      {error && <Typography color="error">{error.message}</Typography>}
      {data && Calculations + Clients === 0 && <Typography>Non ha elaborazioni salvate. Non segue clienti.</Typography>}
      {data && Calculations + Clients > 0 && (
        <Box>
          <HeirSelect of={data} value={heir} onChange={setHeir} none="Nessuno, per ora" />
          <Typography variant="body2" sx={{ mt: 1 }}>
            {Colleagues.length === 0
              ? 'Nessun collega attivo dello stesso studio, o amministratore della company, ha il diritto agli stessi strumenti: restano a questo utente.'
              : 'Senza una scelta restano a questo utente: si passano anche in seguito, dalla sua pagina.'}
          </Typography>
        </Box>
      )}
    </ConfirmDialog>
  )
}

/** The notice on the page of a closed user, and the hand-over of their remaining work. */
export function Closed({ user: { Id }, at, mayHandOver }: { readonly user: Pick<PrincipalRecord, 'Id'>; readonly at: string; readonly mayHandOver: boolean }) {
  const { data, error, refetch } = useColleagues(Id)
  const [heir, setHeir] = useState<number | null>(null)
  const handOver = useMutation({
    mutationFn: (ColleagueId: number) => call(routes.handOver, { params: { id: Id }, body: { ColleagueId } }),
    onSuccess: (many) => {
      toast.success(many === 1 ? 'Passata 1 elaborazione' : many === 0 ? 'Passaggio fatto' : `Passate ${many} elaborazioni`)
      setHeir(null)
      void refetch()
    },
    onError: ({ message }) => toast.error(message),
  })
  return (
    <Section title="Utente chiuso">
      <Alert severity="info" sx={{ mb: 2 }}>
        {`Chiuso il ${dayOf(at)}: non entra più e non si modifica. Il nome utente resta riservato.`}
      </Alert>
      {!data && error && <NotArrived onRetry={refetch}>Le sue elaborazioni non sono arrivate.</NotArrived>}
      {data && data.Calculations + data.Clients === 0 && <Typography>Non ha elaborazioni salvate. Non segue clienti.</Typography>}
      {data && data.Calculations + data.Clients > 0 && mayHandOver && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
          <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
            <HeirSelect of={data} value={heir} onChange={setHeir} none="—" />
          </Box>
          <Button variant="outlined" disabled={heir === null || handOver.isPending} onClick={() => heir !== null && handOver.mutate(heir)}>
            {data.Calculations > 0 ? 'Passa le elaborazioni' : 'Passa i clienti'}
          </Button>
        </Box>
      )}
    </Section>
  )
}

type HeirProps = {
  readonly of: Colleagues
  readonly value: number | null
  readonly onChange: (id: number | null) => void
  /** The label of the empty option. */
  readonly none: string
}

/** 'Le sue 2 elaborazioni e il cliente che segue passano a'. */
function passing({ Calculations, Clients }: Colleagues): string {
  const calculations = Calculations === 1 ? 'la sua elaborazione' : `le sue ${Calculations} elaborazioni`
  const clients = Clients === 1 ? 'il cliente che segue' : `i ${Clients} clienti che segue`
  const all = [...(Calculations > 0 ? [calculations] : []), ...(Clients > 0 ? [clients] : [])].join(' e ')
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} ${Calculations + Clients === 1 ? 'passa' : 'passano'} a`
}

/** The choice of the colleague who takes over the work of a user. */
export function HeirSelect({ of, value, onChange, none }: HeirProps) {
  const who = useIdentity()
  return (
    <LabelledSelect label={passing(of)} value={value ?? ''} onChange={(chosen) => onChange(Number(chosen) || null)}>
      <option value="">{none}</option>
      {of.Colleagues.map(({ Id, Surname, Name, Username, agencyName }) => (
        <option key={Id} value={Id}>
          {`${Surname} ${Name}${Id === who.Id ? ', tu' : ''} (${[Username, agencyName].filter(Boolean).join(', ')})`}
        </option>
      ))}
    </LabelledSelect>
  )
}

/** The colleagues who may take over the work of this user, and how much work there is. */
const useColleagues = (id: number) =>
  useQuery({
    queryKey: [principalKind.name, 'colleagues', id],
    queryFn: ({ signal }) => call(routes.colleagues, { params: { id } }, { signal }),
    staleTime: 0,
  })
