/**
 * Fields in a dialog, with the button that opens it. Links to a field inside open it; errors inside are counted beside the button.
 *
 *   <FieldDialog title="INAIL" holds={['inail']} opener={(opens) => <Button {...opens}>INAIL</Button>}>…</FieldDialog>
 */
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography, useMediaQuery, useTheme } from '@mui/material'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { useFormErrors } from './errors.ts'
import { onFormKey } from './keys.ts'
import { useRevealed } from './reveal.ts'

/** The props of the button or link that opens it. */
export type Opens = { readonly onClick: () => void; readonly 'aria-haspopup': 'dialog' }

type Props = {
  readonly title: string
  /** Prefixes of the paths of state and result inside. Define it outside any component. */
  readonly holds: readonly string[]
  readonly opener: (opens: Opens) => ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

export function FieldDialog({ title, holds, opener, wide = false, children }: Props) {
  const [open, setOpen] = useState(false)
  const heading = useId()
  const phone = useMediaQuery(useTheme().breakpoints.down('sm'))
  const within = useCallback((path: string) => holds.some((start) => path === start || path.startsWith(`${start}.`) || path.startsWith(`${start}[`)), [holds])
  useRevealed(
    useCallback(
      (path) => {
        setOpen(within(path))
        return within(path)
      },
      [within],
    ),
  )
  const wrong = useFormErrors().filter(({ path }) => within(path)).length
  const close = () => setOpen(false)
  return (
    <>
      {opener({ onClick: () => setOpen(true), 'aria-haspopup': 'dialog' })}
      {wrong > 0 && (
        <Typography component="span" variant="caption" sx={{ color: 'error.main', ml: 1 }}>
          {wrong === 1 ? '1 errore' : `${wrong} errori`}
        </Typography>
      )}
      <Dialog open={open} onClose={close} aria-labelledby={heading} maxWidth={wide ? 'md' : 'sm'} fullWidth fullScreen={phone}>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent onKeyDown={onFormKey}>{children}</DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={close}>
            Chiudi
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
