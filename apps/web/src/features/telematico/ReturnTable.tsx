/** The stored returns, ten, twenty or thirty a page. */
import type { TaxReturnItem } from '@bilancia/contract/api'
import { IconButton, Table, TableBody, TableCell, TableContainer, TableHead, TablePagination, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { DeleteIcon } from '../../design/icons.tsx'

type Props = {
  /** Undefined while they are on their way. */
  readonly returns: readonly TaxReturnItem[] | undefined
  readonly onDelete: (item: TaxReturnItem) => void
}

const when = new Intl.DateTimeFormat('it-IT', { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit' })
const COLUMNS = 7
/** As many as the server answers at a time. */
const MOST = 1000
const wide = { display: { xs: 'none', md: 'table-cell' } }

export function ReturnTable({ returns, onDelete }: Props) {
  const [page, setPage] = useState(0)
  const [size, setSize] = useState(20)
  const all = returns ?? []
  const shown = Math.min(page, Math.max(0, Math.ceil(all.length / size) - 1))
  return (
    <>
      <TableContainer role="region" aria-label="Elenco delle dichiarazioni" tabIndex={0}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>Anno</TableCell>
              <TableCell>Codice fiscale / Partita Iva</TableCell>
              <TableCell sx={wide}>Tipo</TableCell>
              <TableCell sx={wide}>Company</TableCell>
              <TableCell sx={wide}>Studio</TableCell>
              <TableCell sx={wide}>Caricata</TableCell>
              <TableCell align="right">Azioni</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {all.slice(shown * size, (shown + 1) * size).map((item) => (
              <TableRow key={item.Id} hover>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {item.Year}
                  <Typography variant="caption" component="div" color="textSecondary">
                    redditi {item.annoImposta}
                  </Typography>
                </TableCell>
                <TableCell>
                  {item.TaxCodeDichiarante}
                  <Typography variant="caption" component="div" color="textSecondary" sx={{ display: { md: 'none' } }}>
                    {item.TelematicoType} · {item.DescAgency ?? item.DescCompany}
                  </Typography>
                </TableCell>
                <TableCell sx={wide}>{item.TelematicoType}</TableCell>
                <TableCell sx={wide}>{item.DescCompany}</TableCell>
                <TableCell sx={wide}>{item.DescAgency ?? '—'}</TableCell>
                <TableCell sx={wide}>
                  {when.format(new Date(item.caricataIl))}
                  <Typography variant="caption" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                    {item.caricataDa}, {item.NomeFile}
                  </Typography>
                </TableCell>
                <TableCell align="right">
                  <IconButton aria-label={`Elimina ${item.TaxCodeDichiarante} ${item.Year}`} title="Elimina" onClick={() => onDelete(item)}>
                    <DeleteIcon />
                  </IconButton>
                </TableCell>
              </TableRow>
            ))}
            {all.length === 0 && (
              <TableRow>
                <TableCell colSpan={COLUMNS} align="center" sx={{ py: 4 }}>
                  {returns ? 'Nessun dato da visualizzare' : 'Caricamento...'}
                </TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={all.length}
        page={shown}
        rowsPerPage={size}
        rowsPerPageOptions={[10, 20, 30]}
        sx={{ '& .MuiTablePagination-toolbar': { px: 0, flexWrap: 'wrap' }, '& .MuiTablePagination-spacer': { display: { xs: 'none', md: 'block' } } }}
        labelRowsPerPage="Righe per pagina"
        labelDisplayedRows={({ from, to, count }) => `${from}-${to} di ${count}`}
        slotProps={{ select: { native: true, inputProps: { 'aria-label': 'Righe per pagina' } } }}
        onPageChange={(_, to) => setPage(to)}
        onRowsPerPageChange={({ target }) => {
          setSize(Number(target.value))
          setPage(0)
        }}
      />
      {all.length === MOST && <Typography color="textSecondary">Sono le {MOST} più recenti: restringere i filtri per le altre.</Typography>}
    </>
  )
}
