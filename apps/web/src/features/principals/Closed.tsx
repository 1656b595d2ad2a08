/** The notice on the page of a closed user, and the hand-over of their remaining work. */
import { type PrincipalRecord, routes } from '@bilancia/contract/api'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { dayOf } from '../../design/day.ts'
import { NotArrived } from '../../design/NotArrived.tsx'
import { Section } from '../../design/Section.tsx'
import { toast } from '../../design/toast.ts'
import { HeirSelect } from './HeirSelect.tsx'
import { useColleagues } from './useColleagues.ts'

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
