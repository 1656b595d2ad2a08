/** In a document of a client: which of their filed returns to load, or another tax code, typed. */
import type { ClientReturns } from '@bilancia/contract/api'
import { MenuItem, TextField } from '@mui/material'
import { dayOf } from '../../../design/day.ts'
import type { ClientReturn } from './form.ts'
import { tipiTelematico } from './load.ts'

type Props = {
  readonly client: ClientReturns
  readonly returns: readonly ClientReturn[]
  /** Null: another tax code. */
  readonly chosen: ClientReturn | null
  readonly onChoose: (chosen: ClientReturn | null) => void
}

const keyOf = ({ TelematicoType, Year }: ClientReturn) => `${TelematicoType}${Year}`

export function ClientReturnSelect({ client: { denominazione, codiceFiscale, ateco }, returns, chosen, onChoose }: Props) {
  return (
    <TextField
      select
      fullWidth
      label={`Dichiarazione di ${denominazione}`}
      value={chosen ? keyOf(chosen) : OTHER}
      onChange={({ target }) => onChoose(returns.find((one) => keyOf(one) === target.value) ?? null)}
      helperText={
        returns.length === 0
          ? `Nessuna dichiarazione ${codiceFiscale} per questo simulatore nello studio: si carica da «Import telematico»`
          : [codiceFiscale, ateco && `ATECO ${ateco}`].filter(Boolean).join(' · ')
      }
      sx={{ mt: 1 }}
    >
      {returns.map((one) => (
        <MenuItem key={keyOf(one)} value={keyOf(one)} sx={{ whiteSpace: 'normal' }}>
          {`${tipiTelematico[one.TelematicoType]} ${one.Year} (redditi ${one.annoImposta}), caricata il ${dayOf(one.caricataIl)}`}
        </MenuItem>
      ))}
      <MenuItem value={OTHER}>Un altro codice fiscale</MenuItem>
    </TextField>
  )
}

const OTHER = '-'
