/**
 * The entries of the drawer: home, the tools (greyed with the reason if they cannot be opened), the administration pages
 * that the user may open.
 */
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material'
import { NavLink, useLocation } from 'react-router'
import { useBrand } from '../../design/brand.ts'
import { HomeIcon } from '../../design/icons.tsx'
import { useIdentity } from '../auth/identity.ts'
import { administration, law, tools } from './tools.tsx'

export function Navigation() {
  const { pathname } = useLocation()
  const identity = useIdentity()
  const entries = [{ path: '/', name: 'Home', icon: <HomeIcon />, closed: null }, ...tools(identity, useBrand()), law, ...administration(identity)]
  const isOpen = (path: string) => pathname === path || (path !== '/' && pathname.toLowerCase().startsWith(`${path}detail/`))
  return (
    <Box component="nav" aria-label="Applicazioni">
      <List sx={{ px: 1 }}>
        {entries.map(({ path, name, icon, closed }) => (
          <ListItem key={path} disablePadding>
            {closed ? (
              <ListItemButton component="div" disabled sx={entry}>
                <ListItemIcon sx={{ minWidth: 40 }}>{icon}</ListItemIcon>
                <ListItemText primary={name} secondary={closed} slotProps={{ secondary: { variant: 'caption' } }} />
              </ListItemButton>
            ) : (
              <ListItemButton component={NavLink} to={path} end={path === '/'} selected={isOpen(path)} sx={entry}>
                <ListItemIcon sx={{ minWidth: 40, color: isOpen(path) ? 'primary.main' : 'text.secondary' }}>{icon}</ListItemIcon>
                <ListItemText primary={name} />
              </ListItemButton>
            )}
          </ListItem>
        ))}
      </List>
    </Box>
  )
}

const entry = { borderRadius: 1, my: 0.25 }
