/** The first active release note of this version, once after sign-in; 'Non mostrare più' is remembered. */
import { routes, VERSION } from '@bilancia/contract/api'
import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../api/client.ts'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { SafeHtml } from '../news/SafeHtml.tsx'

export function NewsPopup() {
  const { Id, Company } = useIdentity()
  const queries = useQueryClient()
  const heading = useId()
  const [never, setNever] = useState(false)
  const queryKey = ['home-news', Id]
  const { data: shown = null } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const body = { Version: VERSION, PrincipalId: Id, IsForUser: true, OnlyActive: true }
      return (await call(routes.searchNews, { body }, { signal })).ResultList[0] ?? null
    },
    enabled: !Company?.IsFederated,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  if (!shown) return null
  const close = () => {
    queries.setQueryData(queryKey, null)
    if (never) call(routes.hideNews, { body: { PrincipalId: Id, WhatsNewId: shown.Id, Hide: true } }).catch((failure: Error) => toast.error(failure.message))
  }
  return (
    <Dialog open onClose={close} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{shown.Title || 'Novità'}</DialogTitle>
      <DialogContent>
        <SafeHtml html={shown.HtmlContent} />
      </DialogContent>
      <DialogActions sx={{ justifyContent: 'space-between', flexWrap: 'wrap', px: 3 }}>
        <FormControlLabel control={<Checkbox size="small" checked={never} onChange={(_, checked) => setNever(checked)} />} label="Non mostrare più" />
        <Button variant="contained" onClick={close} autoFocus>
          Chiudi
        </Button>
      </DialogActions>
    </Dialog>
  )
}
