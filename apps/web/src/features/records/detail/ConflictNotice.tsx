/**
 * Somebody else saved the record in the meantime: shows both versions of the changed fields and lets the user choose. No
 * typed value is lost.
 */
import { Alert, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'

type Difference = { readonly label: string; readonly mine: string; readonly theirs: string }
export type Conflict<V> = {
  /** The server's text about who saved, and when. */
  readonly text: string
  /** The current record. */
  readonly now: V
}

type Props = {
  readonly text: string
  /** The fields that both have changed. */
  readonly differences: readonly Difference[]
  readonly onKeep: () => void
  readonly onTake: () => void
}

export function ConflictNotice({ text, differences, onKeep, onTake }: Props) {
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 3, '& .MuiAlert-message': { flex: 1 } }}>
      <Typography gutterBottom>{text}.</Typography>
      {differences.length === 0 ? (
        <Typography gutterBottom>Le modifiche riguardano campi diversi: tenendo quanto digitato restano le une e le altre.</Typography>
      ) : (
        <Table size="small" aria-label="Campi modificati da entrambi" sx={{ mb: 1, '& td, & th': { overflowWrap: 'anywhere', px: 1 } }}>
          <TableHead>
            <TableRow>
              <TableCell>Campo</TableCell>
              <TableCell>Digitato qui</TableCell>
              <TableCell>Versione nuova</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {differences.map(({ label, mine, theirs }) => (
              <TableRow key={label}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                <TableCell>{mine}</TableCell>
                <TableCell>{theirs}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      <Button color="inherit" variant="outlined" size="small" onClick={onKeep} sx={{ mr: 1, my: 0.5 }}>
        Tieni quanto digitato
      </Button>
      <Button color="inherit" size="small" onClick={onTake} sx={{ my: 0.5 }}>
        Prendi la versione nuova
      </Button>
    </Alert>
  )
}
