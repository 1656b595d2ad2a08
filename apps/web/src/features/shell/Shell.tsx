/** Header, drawer and page. From 900 px the drawer is always open; below, it opens over the page. */
import { Box, Drawer, Link, useMediaQuery, useTheme } from '@mui/material'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { reportError } from '../../api/report.ts'
import { ErrorBoundary } from '../../design/ErrorBoundary.tsx'
import { later } from '../../design/later.tsx'
import { measures } from '../../design/theme.ts'
import { Header } from './Header.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { Navigation } from './Navigation.tsx'
import { useDeclared } from './page-actions.ts'

/** Only on narrow screens. */
const ActionsDrawer = later(async () => (await import('./ActionsDrawer.tsx')).ActionsDrawer)
const Notices = later(async () => (await import('./Notices.tsx')).Notices)

export function Shell({ children }: { readonly children: ReactNode }) {
  const wide = useMediaQuery(useTheme().breakpoints.up('md'))
  const { key, pathname } = useLocation()
  const [landed] = useState(pathname)
  const [openAt, setOpenAt] = useState<string | null>(null)
  const [actionsOpen, setActionsOpen] = useState(false)
  // Open only on the page where it was opened: navigation closes it.
  const open = openAt === key
  const main = useFocusOnNewPage(pathname)
  const form = useDeclared(({ places }) => places !== null)

  return (
    <>
      {form && (
        <Link
          component="button"
          type="button"
          onClick={() => document.querySelector<HTMLElement>('[role="tabpanel"] [data-field]:not(:disabled)')?.focus()}
          sx={skip}
        >
          Vai al primo campo
        </Link>
      )}
      <Link href="#contenuto" sx={skip}>
        Vai al contenuto
      </Link>
      <Header onMenu={wide ? null : () => setOpenAt(key)} onActions={wide ? null : () => setActionsOpen(true)} />
      <Box sx={{ display: 'flex' }}>
        <Drawer
          variant={wide ? 'permanent' : 'temporary'}
          open={wide || open}
          onClose={() => setOpenAt(null)}
          slotProps={{ paper: { 'aria-label': wide ? undefined : 'Applicazioni', sx: wide ? paper : { width: measures.drawer } } }}
          sx={wide ? { width: measures.drawer, flexShrink: 0, '@media print': { display: 'none' } } : {}}
        >
          <Navigation />
        </Drawer>
        <Box
          component="main"
          id="contenuto"
          ref={main}
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, p: { xs: 2, md: 3 }, outline: 'none', '@media print': { p: 0 } }}
        >
          {(pathname === '/' || pathname === landed) && (
            <Suspense fallback={null}>
              <Notices />
            </Suspense>
          )}
          <ErrorBoundary report={reportError}>{children}</ErrorBoundary>
        </Box>
      </Box>
      {!wide && (
        <Suspense fallback={null}>
          <ActionsDrawer open={actionsOpen} onClose={() => setActionsOpen(false)} />
        </Suspense>
      )}
      <KeysDialog />
    </>
  )
}

/** A new page starts at the top, for scroll position and focus. The browser handles the first page. */
function useFocusOnNewPage(pathname: string) {
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
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
  '@media print': { display: 'none' },
}
