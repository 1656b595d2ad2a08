/** The notice of the bar of a document, at the top of the window while the bar is scrolled out of sight. */
import { Alert, Box, Button } from '@mui/material'
import { type RefObject, useEffect, useState } from 'react'
import { measures } from '../../../design/theme.ts'
import { useSynced } from './context.ts'

export function FixedNotice({ bar }: { readonly bar: RefObject<HTMLElement | null> }) {
  const refused = useSynced(({ phase }) => phase === 'rifiutato')
  const open = useSynced(({ contrasts }) => contrasts.length)
  const waits = refused || open > 0
  const away = useAway(bar, waits)
  if (!waits || !away) return null
  const show = () => {
    const notice = bar.current?.querySelector('[role="alert"]')
    notice?.scrollIntoView()
    notice?.querySelector('button')?.focus({ preventScroll: true })
  }
  return (
    <Box sx={fixed}>
      <Alert ref={makeRoom} role="none" severity={refused ? 'error' : 'warning'} action={<Button onClick={show}>Vedi</Button>} sx={{ py: 0, borderRadius: 0 }}>
        {refused ? 'Le ultime modifiche non sono salvate' : open === 1 ? 'Un campo è cambiato anche altrove' : `${open} campi sono cambiati anche altrove`}
      </Alert>
    </Box>
  )
}

/** It takes no place in the page, so nothing moves when it comes and goes. */
const fixed = { position: 'sticky', top: measures.header, height: 0, zIndex: 4, '@media print': { display: 'none' } } as const

function useAway(bar: RefObject<HTMLElement | null>, waits: boolean): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!waits || !bar.current) return
    const watch = new IntersectionObserver((seen) => setAway(seen.at(-1)?.isIntersecting === false), { rootMargin: `-${measures.header}px 0px 0px` })
    watch.observe(bar.current)
    return () => watch.disconnect()
  }, [bar, waits])
  return away
}

/** Keeps sticky parts, scroll targets and the field with the focus below the notice. */
function makeRoom(notice: HTMLElement | null) {
  if (!notice) return
  const { style } = document.documentElement
  const fit = () => {
    style.setProperty('--notice', `${notice.offsetHeight}px`)
    const focused = document.querySelector('main :focus-visible')
    if (!focused) return
    const { top, bottom } = focused.getBoundingClientRect()
    if (bottom > 0 && top < window.innerHeight) focused.scrollIntoView({ block: 'nearest' })
  }
  const watch = new ResizeObserver(fit)
  watch.observe(notice)
  return () => {
    watch.disconnect()
    style.removeProperty('--notice')
  }
}
