/** The first active release note of this version, once after sign-in: a reload does not show it again. 'Non mostrare più' is remembered at the server. */
import { routes, VERSION } from '@bilancia/contract/api'
import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../api/client.ts'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { SafeHtml } from '../news/SafeHtml.tsx'

export function NewsPopup() {
  const { Id, Company } = useIdentity()
  const heading = useId()
  const [never, setNever] = useState(false)
  const [closed, setClosed] = useState(() => read(Id))
  const { data: shown = null } = useQuery({
    queryKey: ['news', Id],
    queryFn: async ({ signal }) => {
      const body = { Version: VERSION, PrincipalId: Id, IsForUser: true, OnlyActive: true }
      return (await call(routes.searchNews, { body }, { signal })).ResultList[0] ?? null
    },
    enabled: !Company?.IsFederated,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  if (!shown || closed === shown.Id) return null
  const close = () => {
    setClosed(shown.Id)
    keep(Id, shown.Id)
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

const keyOf = (userId: number) => `bilancia.novita.${userId}`

/** The note that the user has closed in this session of the browser. */
function read(userId: number): number | null {
  try {
    return Number(sessionStorage.getItem(keyOf(userId))) || null
  } catch {
    return null
  }
}

function keep(userId: number, newsId: number) {
  try {
    sessionStorage.setItem(keyOf(userId), String(newsId))
  } catch {
    // The browser refuses storage: the note shows again after a reload.
  }
}
