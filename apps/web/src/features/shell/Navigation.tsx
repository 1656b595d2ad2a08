/**
 * The entries of the drawer: home, and in three groups the clients, the tools (greyed with the reason if they cannot be
 * opened) and the administration pages that the user may open.
 */
import { Box, List, ListItem, ListItemButton, ListItemIcon, ListItemText, Typography } from '@mui/material'
import { Suspense, useId } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useBrand } from '../../design/brand.tsx'
import { HomeIcon } from '../../design/icons.tsx'
import { useIdentity } from '../auth/identity.ts'
import { StudioSelect } from './studio-select.ts'
import { areaGroups, type Entry, law, tools } from './tools.tsx'

export function Navigation() {
  const identity = useIdentity()
  const groups = areaGroups(identity)
  return (
    <Box component="nav" aria-label="Applicazioni" sx={{ px: 1, py: 1 }}>
      {identity.PrincipalAuth.length > 1 && (
        <Box sx={{ display: { md: 'none' }, px: 2, pb: 1 }}>
          <Suspense fallback={null}>
            <StudioSelect />
          </Suspense>
        </Box>
      )}
      <Entries entries={[home]} />
      <Group name="Clienti" entries={groups.clienti} />
      <Group name="Strumenti" entries={[...tools(identity, useBrand()), ...groups.strumenti, law]} />
      <Group name="Amministrazione" entries={groups.amministrazione} />
    </Box>
  )
}

const home = { path: '/', name: 'Home', icon: <HomeIcon />, closed: null }

type Entries = { readonly entries: readonly Omit<Entry, 'id'>[] }

function Group({ name, entries }: Entries & { readonly name: string }) {
  const heading = useId()
  if (entries.length === 0) return null
  return (
    <>
      <Typography id={heading} variant="caption" color="textSecondary" component="h2" sx={{ px: 2, pt: 1.5, fontWeight: 600 }}>
        {name}
      </Typography>
      <Entries entries={entries} labelledBy={heading} />
    </>
  )
}

function Entries({ entries, labelledBy }: Entries & { readonly labelledBy?: string }) {
  const { pathname } = useLocation()
  const at = `${pathname.toLowerCase()}/`
  const isOpen = (path: string) => (path === '/' ? pathname === '/' : [`${path}/`, recordsOf(path)].some((start) => at.startsWith(start)))
  return (
    <List dense disablePadding aria-labelledby={labelledBy}>
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
  )
}

/** How the addresses of the records of a list begin. */
const recordsOf = (list: string) => (list === '/clienti' ? '/cliente/' : `${list}detail/`)

const entry = { borderRadius: 1, my: 0.25 }
