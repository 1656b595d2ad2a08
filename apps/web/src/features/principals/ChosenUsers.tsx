/** The actions for the chosen users of the list: invite them, disable them from today, enable them again. */
import { type PrincipalItem, routes } from '@bilancia/contract/api'
import { Box, Button, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import { toast } from '../../design/toast.ts'
import { Invitations } from './Invitations.tsx'
import { principalKind } from './kind.ts'

type Props = { readonly rows: readonly PrincipalItem[]; readonly onDone: () => void }

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome' }).format(new Date())

export function ChosenUsers({ rows, onDone }: Props) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState<'disable' | 'invite' | null>(null)
  const change = useMutation({
    mutationFn: (Disabled: string | null) => call(routes.changePrincipals, { body: { ids: rows.map(({ Id }) => Id), Disabled } }),
    onSuccess: ({ cambiati }) => {
      toast.success(cambiati === 1 ? '1 utente cambiato' : `${cambiati} utenti cambiati`)
      void queries.invalidateQueries({ predicate: ({ queryKey: [of] }) => of === principalKind.name || of === 'license' || of === 'agencies' })
      onDone()
    },
    onError: ({ message }) => toast.error(`Nessuno è cambiato. ${message}`),
  })
  const chosen = rows.length === 1 ? '1 utente scelto' : `${rows.length} utenti scelti`
  return (
    <Box
      role="region"
      aria-label="Utenti scelti"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, minHeight: 40, '@media print': { display: 'none' } }}
    >
      <Typography role="status" color={rows.length === 0 ? 'textSecondary' : 'textPrimary'}>
        {rows.length === 0 ? 'Con la spunta accanto ai nomi si cambiano più utenti insieme.' : chosen}
      </Typography>
      {rows.length > 0 && (
        <>
          <Button size="small" variant="outlined" disabled={change.isPending} onClick={() => setAsking('invite')}>
            Invita con un link
          </Button>
          <Button size="small" variant="outlined" disabled={change.isPending} onClick={() => setAsking('disable')}>
            Disabilita da oggi
          </Button>
          <Button size="small" variant="outlined" disabled={change.isPending} onClick={() => change.mutate(null)}>
            Riattiva
          </Button>
          <Button size="small" onClick={onDone}>
            Togli i segni
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking === 'disable'}
        title="Disabilita"
        confirm="Disabilita"
        danger
        onConfirm={() => {
          setAsking(null)
          change.mutate(today())
        }}
        onClose={() => setAsking(null)}
      >
        {`${chosen}: da oggi non entrano più, e le loro licenze sono libere. Le elaborazioni restano.`}
      </ConfirmDialog>
      {asking === 'invite' && <Invitations users={rows.map(({ Id, Username }) => ({ Id, Username }))} onClose={() => setAsking(null)} />}
    </Box>
  )
}
