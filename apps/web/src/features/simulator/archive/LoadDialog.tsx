/** The saved calculations: search, load, delete. */
import type { CalculationItem } from '@bilancia/contract/api'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  List,
  ListItem,
  ListItemText,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { problemOf } from '../../../api/call-error.ts'
import { momentOf } from '../../../design/day.ts'
import { DeleteIcon, FolderIcon } from '../../../design/icons.tsx'
import { IDLE_MS, useSettled } from '../../../design/useSettled.ts'
import { useSimulationStore } from '../store.ts'
import { useFound } from './useFound.ts'

type Props = {
  readonly onLoad: (item: CalculationItem) => void
  readonly onDelete: (item: CalculationItem) => void
  readonly onClose: () => void
}

const subtitle = ({ Identificativo, annoImposta, TStamp }: CalculationItem) =>
  [Identificativo, annoImposta && `anno ${annoImposta}`, `salvata il ${momentOf(TStamp)}`].filter(Boolean).join(' · ')

export function LoadDialog({ onLoad, onDelete, onClose }: Props) {
  const heading = useId()
  const { simulator } = useSimulationStore()
  const [search, setSearch] = useState('')
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useFound(simulator.applicationId, useSettled(search, IDLE_MS))
  const items = data?.pages.flatMap(({ righe }) => righe)
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>Carica elaborazione</DialogTitle>
      <DialogContent>
        <TextField
          label="Cerca per nome, cliente o anno"
          type="search"
          value={search}
          autoFocus
          fullWidth
          margin="dense"
          onChange={({ target }) => setSearch(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        {error && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={() => refetch()}>
                Riprova
              </Button>
            }
          >
            {problemOf(error, "L'elenco")}
          </Alert>
        )}
        {!items && !error && <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />}
        {items?.length === 0 && <Typography sx={{ py: 3, textAlign: 'center' }}>Nessuna elaborazione trovata</Typography>}
        {items && items.length > 0 && (
          <List dense aria-label="Elaborazioni salvate" sx={{ maxHeight: '50vh', overflow: 'auto', mt: 1 }}>
            {items.map((item) => (
              <ListItem key={item.ID} divider disableGutters sx={{ gap: 1 }}>
                <ListItemText
                  primary={item.NomeSimulazione}
                  secondary={subtitle(item)}
                  slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } }, secondary: { sx: { overflowWrap: 'anywhere' } } }}
                />
                <IconButton aria-label={`Elimina ${item.NomeSimulazione}`} title="Elimina" onClick={() => onDelete(item)}>
                  <DeleteIcon />
                </IconButton>
                <IconButton color="primary" aria-label={`Carica ${item.NomeSimulazione}`} title="Carica" onClick={() => onLoad(item)}>
                  <FolderIcon />
                </IconButton>
              </ListItem>
            ))}
          </List>
        )}
        {hasNextPage && (
          <Button disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
            Mostra altre elaborazioni
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Chiudi</Button>
      </DialogActions>
    </Dialog>
  )
}
