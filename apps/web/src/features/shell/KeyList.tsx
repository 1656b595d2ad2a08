/** All keys of the page, under `?`. */
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { Fragment } from 'react'
import { useDeclared } from './page-actions.ts'

const always = [
  { keys: 'Ctrl+K', does: 'Cerca un cliente, un’elaborazione, una pagina, un campo, una norma' },
  { keys: 'Tab', does: 'Elemento successivo' },
  { keys: 'Esc', does: 'Chiude finestre e pannelli' },
  { keys: '?', does: 'Mostra questo elenco' },
]

export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const { actions, hints } = useDeclared()
  const keys = [...actions.flatMap((action) => (action.keys ? [{ keys: action.keys, does: action.label }] : [])), ...hints, ...always]
  return (
    <Dialog open onClose={onClose} aria-labelledby="tasti-rapidi" maxWidth="xs" fullWidth>
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
        <Button onClick={onClose} autoFocus>
          Chiudi
        </Button>
      </DialogActions>
    </Dialog>
  )
}
