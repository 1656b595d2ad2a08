/** 'Righe per pagina' and 'a-b di n' below a list, with buttons for the previous and the next page. */
import { ALL_ROWS, pagingLabels, rangeLabel } from '@bilancia/contract/api'
import { Box, IconButton, NativeSelect, OutlinedInput, Typography } from '@mui/material'
import { useId } from 'react'
import { NextIcon } from '../../../design/icons.tsx'

type Props = {
  readonly sizes: readonly number[]
  readonly take: number
  /** Number of the first row shown, count of the rows shown, total count. */
  readonly from: number
  readonly rows: number
  readonly count: number
  readonly onTake: (take: number) => void
  readonly onPrevious: () => void
  readonly onNext: () => void
}

export function Paging({ sizes, take, from, rows, count, onTake, onPrevious, onNext }: Props) {
  const id = useId()
  return (
    <Box
      component="nav"
      aria-label="Pagine"
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', columnGap: 2, rowGap: 1, py: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, '@media print': { display: 'none' } }}>
        <Typography component="label" variant="caption" htmlFor={id}>
          {pagingLabels.perPage}
        </Typography>
        <NativeSelect input={<OutlinedInput size="small" />} value={take} inputProps={{ id }} onChange={({ target }) => onTake(Number(target.value))}>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size === ALL_ROWS ? pagingLabels.all : size}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Typography variant="caption" role="status">
        {rangeLabel(rows === 0 ? 0 : from, rows === 0 ? 0 : from + rows - 1, count)}
      </Typography>
      <div>
        <IconButton aria-label="Pagina precedente" onClick={onPrevious} disabled={from <= 1}>
          <NextIcon sx={{ transform: 'scaleX(-1)' }} />
        </IconButton>
        <IconButton aria-label="Pagina successiva" onClick={onNext} disabled={from + rows - 1 >= count}>
          <NextIcon />
        </IconButton>
      </div>
    </Box>
  )
}
