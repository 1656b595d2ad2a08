/** After a load: asks about hand-typed values, and shows the remarks on the returns. */
import type { Loaded, LoadedField } from '@bilancia/contract/api'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { useId } from 'react'
import { fieldName, useWritten } from '../document/written.ts'
import { useSimulationStore } from '../store.ts'

type Props = {
  readonly loaded: Loaded
  /** Loaded fields with a hand-typed value. */
  readonly byHand: readonly LoadedField[]
  readonly onReplace: () => void
  readonly onKeep: () => void
  readonly onClose: () => void
}

export function LoadedDialog({ loaded, byHand, onReplace, onKeep, onClose }: Props) {
  const heading = useId()
  const { store, simulator } = useSimulationStore()
  const written = useWritten()
  const { values } = store.getState()
  const asks = byHand.length > 0
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>Carica telematico</DialogTitle>
      <DialogContent>
        {asks ? (
          <>
            <Typography>Questi campi sono stati scritti a mano: sostituirli con quelli della dichiarazione?</Typography>
            <ul>
              {byHand.map(({ campo, valore, daDove }) => (
                <li key={campo}>
                  {fieldName(simulator, campo)}: {written(campo, values)} a mano, {written(campo, valore, true)} da {daDove}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Typography>Caricamento avvenuto con successo: {loaded.campi.length} campi.</Typography>
        )}
        {loaded.avvisi.length > 0 && (
          <>
            <Typography variant="subtitle2" component="p" sx={{ mt: 2 }}>
              Da sapere
            </Typography>
            <ul>
              {loaded.avvisi.map((avviso) => (
                <li key={avviso}>{avviso}</li>
              ))}
            </ul>
          </>
        )}
      </DialogContent>
      <DialogActions>
        {asks ? (
          <>
            <Button onClick={onClose}>Annulla</Button>
            <Button onClick={onReplace}>Sostituisci</Button>
            <Button variant="contained" autoFocus onClick={onKeep}>
              Tieni quelli a mano
            </Button>
          </>
        ) : (
          <Button variant="contained" autoFocus onClick={onClose}>
            Chiudi
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
