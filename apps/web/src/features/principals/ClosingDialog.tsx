/** The question before a user is closed: the consequences, and the colleague who takes over the work. */
import type { PrincipalRecord } from '@bilancia/contract/api'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import { HeirSelect } from './HeirSelect.tsx'
import { useColleagues } from './useColleagues.ts'

type Props = { readonly user: PrincipalRecord; readonly onConfirm: (heir: number | null) => void; readonly onClose: () => void }

export function ClosingDialog({ user: { Id, Username }, onConfirm, onClose }: Props) {
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
