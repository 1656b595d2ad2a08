/** Username, role, version and licences; from here one leaves. */
import { routes, VERSION } from '@bilancia/contract/api'
import { Box, Button, Divider, ListItemIcon, Menu, MenuItem, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../api/client.ts'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import { ExitIcon, ExpandIcon, KeyboardIcon, LockIcon } from '../../design/icons.tsx'
import { useIdentity } from '../auth/identity.ts'
import { useSignOut } from '../auth/sign-out.ts'
import { clearDrafts, hasUnsavedDrafts } from '../simulator/draft.ts'
import { showKeys } from './KeysDialog.tsx'

export function UserMenu({ whose }: { readonly whose: string }) {
  const { Id, Username, Role, Name, Surname, Company } = useIdentity()
  const signOut = useSignOut()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const federated = Company?.IsFederated ?? false
  const { data: licences } = useQuery({
    queryKey: ['license', Id],
    queryFn: ({ signal }) => call(routes.license, { params: { userId: Id } }, { signal }),
    enabled: !federated,
    staleTime: 300_000,
  })
  const [asking, setAsking] = useState(false)
  /** Drafts do not outlive a sign-out: nobody's figures stay on a shared computer. */
  const leave = () => {
    clearDrafts(Id)
    void signOut()
  }
  const askToLeave = () => (hasUnsavedDrafts(Id) ? setAsking(true) : leave())
  const about = `v. ${VERSION}` + (licences === undefined ? '' : ` · Licenze attive: ${licences}`)
  const act = (action: () => void) => () => {
    setAnchor(null)
    action()
  }

  return (
    <>
      <Typography component="span" variant="caption" noWrap sx={{ display: { xs: 'none', md: 'block' } }}>
        {about}
      </Typography>
      <Button
        color="inherit"
        endIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${Username}, ${Role}: menu utente`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ fontWeight: 400, flexShrink: 0 }}
      >
        {Username}
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, whiteSpace: 'pre' }}>
          {` · ${Role}`}
        </Box>
      </Button>
      <Menu disablePortal anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} slotProps={{ paper: { sx: { minWidth: 240 } } }}>
        <Box component="li" role="presentation" sx={{ px: 2, py: 1 }}>
          <Typography variant="subtitle2" component="div">
            {`${Name} ${Surname}`}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="div">
            {Role}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="div">
            {whose}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="div">
            {about}
          </Typography>
        </Box>
        <Divider />
        <MenuItem component={Link} to="/profilo" onClick={() => setAnchor(null)}>
          <ListItemIcon>
            <LockIcon fontSize="small" />
          </ListItemIcon>
          Il mio accesso
        </MenuItem>
        <MenuItem onClick={act(showKeys)}>
          <ListItemIcon>
            <KeyboardIcon fontSize="small" />
          </ListItemIcon>
          Tasti rapidi
        </MenuItem>
        <MenuItem onClick={act(askToLeave)}>
          <ListItemIcon>
            <ExitIcon fontSize="small" />
          </ListItemIcon>
          Esci
        </MenuItem>
      </Menu>
      <ConfirmDialog open={asking} title="Esci" confirm="Esci" danger onConfirm={leave} onClose={() => setAsking(false)}>
        Ci sono modifiche non salvate: uscendo andranno perse. Uscire?
      </ConfirmDialog>
    </>
  )
}
