/** Blocks the page during an operation that allows no other work. It appears after 300 ms. */
import { CircularProgress, Dialog, DialogContent, Typography } from '@mui/material'
import { useEffect, useId, useState } from 'react'

const QUIET_MS = 300

/** `<WaitOverlay open={saving} />` */
export function WaitOverlay({ open }: { readonly open: boolean }) {
  return open ? <Waiting /> : null
}

function Waiting() {
  const text = useId()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog open={shown} aria-labelledby={text} maxWidth="xs" fullWidth>
      <DialogContent role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <CircularProgress aria-labelledby={text} size={24} />
        <Typography id={text}>Elaborazione in corso, attendere prego</Typography>
      </DialogContent>
    </Dialog>
  )
}
