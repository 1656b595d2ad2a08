/** The stored returns, ten, twenty or thirty per page. */
import { PAGE_SIZE, PAGE_SIZES, pagingLabels, type TaxReturnItem } from '@bilancia/contract/api'
import { IconButton, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { onlyOnScreen } from '../../design/DialogOnPaper.tsx'
import { momentOf } from '../../design/day.ts'
import { DeleteIcon } from '../../design/icons.tsx'
import { Paging } from '../records/list/Paging.tsx'

type Props = {
  /** Undefined while loading. */
  readonly returns: readonly TaxReturnItem[] | undefined
  readonly onDelete: (item: TaxReturnItem) => void
}

const COLUMNS = 7
/** The server's maximum per call. */
const MOST = 1000
const wide = { display: { xs: 'none', md: 'table-cell' } }

export function ReturnTable({ returns, onDelete }: Props) {
  const [page, setPage] = useState(0)
  const [size, setSize] = useState<number>(PAGE_SIZE)
  const all = returns ?? []
  const shown = Math.min(page, Math.max(0, Math.ceil(all.length / size) - 1))
  const rows = all.slice(shown * size, (shown + 1) * size)
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
              <TableCell align="right" sx={onlyOnScreen}>
                Azioni
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((item) => (
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
                  {momentOf(item.caricataIl)}
                  <Typography variant="caption" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                    {item.caricataDa}, {item.NomeFile}
                  </Typography>
                </TableCell>
                <TableCell align="right" sx={onlyOnScreen}>
                  <IconButton aria-label={`Elimina ${item.TaxCodeDichiarante} ${item.Year}`} title="Elimina" onClick={() => onDelete(item)}>
                    <DeleteIcon />
                  </IconButton>
                </TableCell>
              </TableRow>
            ))}
            {all.length === 0 && (
              <TableRow>
                <TableCell colSpan={COLUMNS} align="center" sx={{ py: 4 }}>
                  {returns ? pagingLabels.empty : pagingLabels.loading}
                </TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
      <Paging
        sizes={PAGE_SIZES}
        take={size}
        from={shown * size + 1}
        rows={rows.length}
        count={all.length}
        onTake={(take) => {
          setSize(take)
          setPage(0)
        }}
        onPrevious={() => setPage(shown - 1)}
        onNext={() => setPage(shown + 1)}
      />
      {all.length === MOST && <Typography color="textSecondary">Sono le {MOST} più recenti: restringere i filtri per le altre.</Typography>}
    </>
  )
}
