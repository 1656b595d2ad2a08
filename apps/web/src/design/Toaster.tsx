/**
 * Shows toasts at the top centre, six seconds each (longer on hover or focus), and announces them to screen readers. App
 * mounts it once. It is in the first bundle, so that messages about a missing network need no network.
 */
import { Alert, AlertTitle, Box, Portal } from '@mui/material'
import { useEffect, useState } from 'react'
import { dismissToast, useToasts } from './toast.ts'

const SHOWN_MS = 6000

export function Toaster() {
  const shown = useToasts(({ queue }) => queue[0])
  const id = shown?.id
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (id === undefined || held) return
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [id, held])
  useEffect(() => {
    if (id === undefined) return
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && dismissToast(id)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [id])
  if (!shown) return null
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const close = () => {
    release()
    dismissToast(shown.id)
  }
  return (
    // Rendered directly into the body: an open dialog hides the rest of the page from screen readers, and its messages must be announced.
    <Portal>
      <Box onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release} sx={place}>
        <Alert key={shown.id} severity={shown.severity} variant="filled" onClose={close} sx={{ maxWidth: 640 }}>
          {shown.title && <AlertTitle>{shown.title}</AlertTitle>}
          {shown.text}
        </Alert>
      </Box>
    </Portal>
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
  '@media print': { display: 'none' },
} as const
