/** Opens the explanation of a number over the right side of the page. Closing it returns the focus to the number. */
import { Drawer, useMediaQuery } from '@mui/material'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { later } from '../../../design/later.tsx'
import { measures } from '../../../design/theme.ts'
import { ExplanationContext } from './context.ts'

const ExplanationPanel = later(async () => (await import('./ExplanationPanel.tsx')).ExplanationPanel)

type Props = {
  readonly goToField: (path: string) => void
  readonly children: ReactNode
}

const WIDTH = 460

/** Around a simulator's page: `<ExplanationProvider goToField={goToField}>…</ExplanationProvider>` */
export function ExplanationProvider({ goToField, children }: Props) {
  const [path, setPath] = useState<string | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const phone = useMediaQuery('(max-width: 599.95px)')
  /** Opened from a dialog: the explanation covers it, and the dialog must not trap the focus. */
  const [over, setOver] = useState(false)

  const explain = useCallback((asked: string) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setOver(document.querySelector('[role="dialog"][aria-modal="true"]') !== null)
    setPath(asked)
  }, [])
  const close = useCallback(() => {
    setPath(null)
    focusAgain(opener.current, path)
  }, [path])
  const leave = useCallback(
    (field: string) => {
      setPath(null)
      goToField(field)
    },
    [goToField],
  )

  useEffect(() => {
    if (path === null) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [path, close])

  const value = useMemo(() => ({ explain, goToField }), [explain, goToField])
  return (
    <ExplanationContext value={value}>
      {children}
      <Drawer
        anchor="right"
        open={path !== null}
        variant={phone || over ? 'temporary' : 'persistent'}
        onClose={close}
        sx={{ ...(over && { zIndex: 'tooltip' }), '@media print': { display: 'none' } }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Spiegazione',
            sx: phone ? { width: '100%' } : { width: WIDTH, top: measures.header, height: `calc(100% - ${measures.header}px)`, boxShadow: 6 },
          },
        }}
      >
        <Suspense fallback={null}>{path !== null && <ExplanationPanel key={path} path={path} onClose={close} onGoToField={leave} />}</Suspense>
      </Drawer>
    </ExplanationContext>
  )
}

/** A re-rendered table has a new button for the same number. */
function focusAgain(opener: HTMLElement | null, path: string | null) {
  const found = opener?.isConnected ? opener : document.querySelector<HTMLElement>(`[data-explains="${CSS.escape(path ?? '')}"]`)
  // After the panel has closed: while it is open it keeps the focus.
  requestAnimationFrame(() => found?.focus())
}
