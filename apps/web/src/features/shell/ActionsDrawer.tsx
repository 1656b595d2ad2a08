/** The actions of the page on narrow screens: the right-hand drawer. */
import { Drawer, List, ListItem, ListItemButton, ListItemIcon, Typography } from '@mui/material'
import { measures } from '../../design/theme.ts'
import { useDeclared } from './page-actions.ts'

type Props = { readonly open: boolean; readonly onClose: () => void }

export function ActionsDrawer({ open, onClose }: Props) {
  const actions = useDeclared((declared) => declared.actions)
  return (
    <Drawer anchor="right" open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': 'Azioni della pagina', sx: { width: measures.actions } } }}>
      <List dense>
        {actions.map(({ id, label, icon, onClick, disabled = false }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton
              component="button"
              disabled={disabled}
              onClick={() => {
                onClose()
                onClick()
              }}
              sx={{ flexDirection: 'column', py: 1.5, px: 0.5 }}
            >
              <ListItemIcon sx={{ minWidth: 0, color: 'primary.main' }}>{icon}</ListItemIcon>
              <Typography variant="caption" component="span" sx={{ textAlign: 'center' }}>
                {label}
              </Typography>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Drawer>
  )
}
