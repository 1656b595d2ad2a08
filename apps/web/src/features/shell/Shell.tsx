/** Header, drawer and the place of the page. From 900 px up the drawer stays; below it opens over the page. */
import { Box, Drawer, Link, useMediaQuery, useTheme } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { reportError } from '../../api/report.ts'
import { ErrorBoundary } from '../../design/ErrorBoundary.tsx'
import { measures } from '../../design/theme.ts'
import { ActionsDrawer } from './ActionsDrawer.tsx'
import { Header } from './Header.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { Navigation } from './Navigation.tsx'

export function Shell({ children }: { readonly children: ReactNode }) {
  const wide = useMediaQuery(useTheme().breakpoints.up('md'))
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [actionsOpen, setActionsOpen] = useState(false)
  // Open only for the page it was opened on: going elsewhere closes it.
  const open = openAt === key

  return (
    <>
      <Link href="#contenuto" sx={skip}>
        Vai al contenuto
      </Link>
      <Header onMenu={wide ? null : () => setOpenAt(key)} onActions={wide ? null : () => setActionsOpen(true)} />
      <Box sx={{ display: 'flex' }}>
        <Drawer
          variant={wide ? 'permanent' : 'temporary'}
          open={wide || open}
          onClose={() => setOpenAt(null)}
          slotProps={{ paper: { component: 'nav', 'aria-label': 'Applicazioni', sx: wide ? paper : { width: measures.drawer } } as object }}
          sx={wide ? { width: measures.drawer, flexShrink: 0, '@media print': { display: 'none' } } : {}}
        >
          <Navigation />
        </Drawer>
        <Box component="main" id="contenuto" tabIndex={-1} sx={{ flex: 1, minWidth: 0, p: { xs: 2, md: 3 }, outline: 'none', '@media print': { p: 0 } }}>
          <ErrorBoundary report={reportError}>{children}</ErrorBoundary>
        </Box>
      </Box>
      {!wide && <ActionsDrawer open={actionsOpen} onClose={() => setActionsOpen(false)} />}
      <KeysDialog />
    </>
  )
}

const paper = { width: measures.drawer, top: measures.header, height: `calc(100% - ${measures.header}px)`, borderColor: 'hairline' }
const skip = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 'tooltip',
  px: 2,
  py: 1,
  bgcolor: 'background.paper',
  borderRadius: 1,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}
