/**
 * Shows toasts at the top centre, six seconds each (longer on hover or focus), and announces them to screen readers. Three
 * are shown at once, so that an answer does not wait for the ones before it. App mounts it once. It is in the first bundle,
 * so that messages about a missing network need no network.
 */
import { Alert, AlertTitle, Box, Portal } from '@mui/material'
import { useEffect, useState } from 'react'
import { dismissToast, type Toast, useToasts } from './toast.ts'

const SHOWN_MS = 6000
const SHOWN_AT_ONCE = 3

export function Toaster() {
  const queue = useToasts((state) => state.queue)
  const [held, setHeld] = useState(false)
  const first = queue[0]?.id
  useEffect(() => {
    if (first === undefined) return
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && dismissToast(first)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [first])
  if (first === undefined) return null
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const close = (id: number) => {
    release()
    dismissToast(id)
  }
  return (
    // Rendered directly into the body: an open dialog hides the rest of the page from screen readers, and its messages must be announced.
    <Portal>
      <Box onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release} sx={place}>
        {queue.slice(0, SHOWN_AT_ONCE).map((shown) => (
          <Message key={shown.id} shown={shown} held={held} onClose={() => close(shown.id)} />
        ))}
      </Box>
    </Portal>
  )
}

type MessageProps = { readonly shown: Toast; readonly held: boolean; readonly onClose: () => void }

function Message({ shown: { id, severity, title, text }, held, onClose }: MessageProps) {
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, held])
  return (
    <Alert severity={severity} variant="filled" onClose={onClose} sx={{ maxWidth: 640 }}>
      {title && <AlertTitle>{title}</AlertTitle>}
      {text}
    </Alert>
  )
}

const place = {
  position: 'fixed',
  zIndex: 'snackbar',
  top: { xs: 8, sm: 24 },
  left: 8,
  right: 8,
  mx: 'auto',
  width: 'fit-content',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1,
  '@media print': { display: 'none' },
} as const
