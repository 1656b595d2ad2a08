/** The menu under the user's name, with the sign-out and its question. A separate file, loaded when the user reaches the button. */
import { Box, Divider, ListItemIcon, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router'
import { ConfirmDialog } from '../../design/ConfirmDialog.tsx'
import { CheckIcon, ExitIcon, KeyboardIcon, LockIcon } from '../../design/icons.tsx'
import { chooseTheme, useChosenTheme } from '../../design/theme-choice.ts'
import { losesTyped } from '../../design/unload.ts'
import { useIdentity } from '../auth/identity.ts'
import { useSignOut } from '../auth/sign-out.ts'
import { clearDrafts, hasUnsavedDrafts } from '../simulator/draft.ts'
import { showKeys } from './KeysDialog.tsx'

type Props = {
  readonly anchor: HTMLElement
  readonly about: string
  readonly whose: string
  readonly onClose: () => void
}

const themes = [
  [null, 'Tema come il sistema'],
  ['chiaro', 'Tema chiaro'],
  ['scuro', 'Tema scuro'],
] as const

export function UserMenuList({ anchor, about, whose, onClose }: Props) {
  const { Id, Role, Name, Surname } = useIdentity()
  const chosen = useChosenTheme()
  const signOut = useSignOut()
  const [asking, setAsking] = useState(false)
  const act = (action: () => void) => () => {
    onClose()
    action()
  }
  /** Drafts are deleted at sign-out, so that no figures stay on a shared computer. */
  const leave = () => {
    clearDrafts(Id)
    void signOut()
  }
  if (asking)
    return (
      <ConfirmDialog open title="Esci" confirm="Esci" danger onConfirm={leave} onClose={onClose}>
        Ci sono modifiche non salvate: uscendo andranno perse. Uscire?
      </ConfirmDialog>
    )
  return (
    <Menu disablePortal anchorEl={anchor} open onClose={onClose} slotProps={{ paper: { sx: { minWidth: 240 } } }}>
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
      <MenuItem component={Link} to="/profilo" onClick={onClose}>
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
      <Divider />
      {themes.map(([theme, name]) => (
        <MenuItem key={name} role="menuitemradio" aria-checked={theme === chosen} onClick={() => chooseTheme(theme)}>
          <ListItemIcon>{theme === chosen && <CheckIcon fontSize="small" />}</ListItemIcon>
          {name}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem onClick={() => (hasUnsavedDrafts(Id) || losesTyped() ? setAsking(true) : act(leave)())}>
        <ListItemIcon>
          <ExitIcon fontSize="small" />
        </ListItemIcon>
        Esci
      </MenuItem>
    </Menu>
  )
}
