/** Binds the shortcut keys of the page's actions, and lists all keys under `?`. */
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { Fragment, useEffect } from 'react'
import { create } from 'zustand'
import { pressed, useDeclared } from './page-actions.ts'

const useKeys = create(() => ({ open: false }))
const close = () => useKeys.setState({ open: false })

/** Opens the list of keys. */
export const showKeys = () => useKeys.setState({ open: true })

const always = [
  { keys: 'Tab', does: 'Elemento successivo' },
  { keys: 'Esc', does: 'Chiude finestre e pannelli' },
  { keys: '?', does: 'Mostra questo elenco' },
]

export function KeysDialog() {
  const { open } = useKeys()
  const { actions, hints } = useDeclared()
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const keys = [...actions.flatMap((action) => (action.keys ? [{ keys: action.keys, does: action.label }] : [])), ...hints, ...always]
  return (
    <Dialog open={open} onClose={close} aria-labelledby="tasti-rapidi" maxWidth="xs" fullWidth>
      <DialogTitle id="tasti-rapidi">Tasti rapidi</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 3, rowGap: 1, m: 0 }}>
          {keys.map(({ keys: written, does }) => (
            <Fragment key={written + does}>
              <Typography component="dt" sx={{ fontWeight: 600 }}>
                {written}
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {does}
              </Typography>
            </Fragment>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} autoFocus>
          Chiudi
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function onKey(event: KeyboardEvent) {
  if (event.defaultPrevented) return
  const behindDialog = document.querySelector('[role="dialog"][aria-modal="true"]') !== null
  if (event.key === '?' && !behindDialog && !isTyping(event.target)) return showKeys()
  const action = useDeclared.getState().actions.find(({ keys }) => keys && pressed(event, keys))
  if (!action) return
  // Prevents the browser's own Ctrl+S, even while the page's action is disabled.
  event.preventDefault()
  if (!action.disabled && !behindDialog) action.onClick()
}

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
