/**
 * On the first page after sign-in, whichever it is, and on the home page: a reset access, a studio about to be disabled, a
 * changed law, the news of this version. A notice can be put away; a warning about a studio only until the next day.
 */
import { filled, notices, type Role, routes } from '@bilancia/contract/api'
import { Alert, AlertTitle, Button, Stack } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/client.ts'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { lawNotices } from './law-notices.ts'
import { NewsPopup } from './NewsPopup.tsx'

export function Notices() {
  const identity = useIdentity()
  const { isAway, putAway } = usePutAway(identity.Id)
  const now = new Date()
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })
  const shown = [
    ...expiries(identity, now).map((day) => ({
      id: `scadenza ${day}, ${today}`,
      severity: 'warning' as const,
      title: 'SCADENZA STUDIO',
      text: filled(notices.SCADENZA_STUDIO, { day }),
    })),
    ...lawNotices(now).map(({ year, title, text }) => ({ id: `norme ${year}`, severity: 'info' as const, title, text })),
  ].filter(({ id }) => !isAway(id))
  return (
    <>
      <Stack spacing={1} sx={{ '&:not(:empty)': { mb: 3 }, '@media print': { display: 'none' } }}>
        <AccessReset />
        {shown.map(({ id, severity, title, text }) => (
          <Alert key={id} role="note" severity={severity} onClose={() => putAway(id)} slotProps={{ closeButton: { 'aria-label': `Nascondi: ${title}` } }}>
            <AlertTitle>{title}</AlertTitle>
            {text}
          </Alert>
        ))}
      </Stack>
      <NewsPopup />
    </>
  )
}

const when = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' })

/** Shown until the user confirms having read it. */
function AccessReset() {
  const { AccessReset: reset } = useIdentity()
  const queries = useQueryClient()
  const read = useMutation({
    mutationFn: () => call(routes.readAccessReset),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['identity'] }),
    onError: ({ message }) => toast.error(message),
  })
  if (!reset || read.isSuccess) return null
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" disabled={read.isPending} onClick={() => read.mutate()}>
          Ho letto
        </Button>
      }
    >
      <AlertTitle>ACCESSO REIMPOSTATO</AlertTitle>
      {`Il ${when.format(new Date(reset.At))} ${reset.By} ha dato un link per una nuova password di questo utente, o ne ha reimpostato l'accesso. Se nessuno lo ha chiesto, avvisare subito un amministratore.`}
    </Alert>
  )
}

const keyOf = (userId: number) => `bilancia.avvisi.${userId}`

function awayOf(userId: number): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** The notices that a user has put away, remembered in this browser. Without storage a notice stays away until the page is loaded again. */
function usePutAway(userId: number) {
  const [away, setAway] = useState(() => awayOf(userId))
  const putAway = (notice: string) => {
    const next = [...away, notice]
    setAway(next)
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify(next))
    } catch {
      // The browser refuses storage.
    }
  }
  return { isAway: (notice: string) => away.includes(notice), putAway }
}

type Subject = {
  readonly Role: Role
  readonly Company: { readonly IsFederated: boolean } | null
  readonly PrincipalAuth: readonly { readonly Agency: { readonly Disabled: string | null } }[]
}

/** The future dates on which studios of the signed-in user will be disabled, as `dd/mm/yyyy`, the nearest first; empty for roles without studios. */
export function expiries({ Role, Company, PrincipalAuth }: Subject, now: Date): readonly string[] {
  if (Role === 'SUPERADMIN' || Company?.IsFederated) return []
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' })
  const days = PrincipalAuth.flatMap(({ Agency: { Disabled } }) => (Disabled && today < Disabled ? [Disabled] : []))
  return [...new Set(days)].sort().map((day) => day.split('-').reverse().join('/'))
}
