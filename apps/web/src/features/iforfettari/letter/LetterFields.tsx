/** The fields around the text: form of address, place, date and signature. */
import { appellativi, type Letter, type LetterEdits } from '@bilancia/contract/api'
import { Autocomplete, Box, TextField, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

type Field = keyof Letter['campi']
type Props = { readonly letter: Letter | null; readonly edits: LetterEdits; readonly onEdit: (edits: LetterEdits) => void }

export function LetterFields({ letter, edits, onEdit }: Props) {
  const value = (field: Field): string => edits[field] ?? letter?.campi[field] ?? ''
  const change = (field: Field, text: string) => onEdit({ ...edits, [field]: field === 'data' && text === '' ? undefined : text })
  // On blur, an empty field takes the proposed value again.
  const leave = (field: Field) => () => edits[field]?.trim() === '' && onEdit({ ...edits, [field]: undefined })
  const input =
    (field: Field, type = 'text') =>
    (id: string) => (
      <TextField id={id} type={type} fullWidth value={value(field)} onChange={({ target }) => change(field, target.value)} onBlur={leave(field)} />
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, flex: 1 }}>
      <Labelled label="Appellativo" width={180}>
        {(id) => (
          <Autocomplete
            id={id}
            freeSolo
            disableClearable
            size="small"
            options={appellativi}
            filterOptions={(options) => options}
            inputValue={value('appellativo')}
            onInputChange={(_, text, reason) => reason !== 'reset' && change('appellativo', text)}
            onChange={(_, text) => change('appellativo', text)}
            onBlur={leave('appellativo')}
            renderInput={(params) => <TextField {...params} />}
          />
        )}
      </Labelled>
      <Labelled label="Luogo" width={180}>
        {input('luogo')}
      </Labelled>
      <Labelled label="Data" width={160}>
        {input('data', 'date')}
      </Labelled>
      <Labelled label="Firma" width={200}>
        {input('firma')}
      </Labelled>
      <Labelled label="Qualifica" width={220}>
        {input('qualifica')}
      </Labelled>
    </Box>
  )
}

function Labelled({ label, width, children }: { readonly label: string; readonly width: number; readonly children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <Box sx={{ width }}>
      <Typography component="label" htmlFor={id} variant="caption" sx={{ display: 'block', mb: 0.5 }}>
        {label}
      </Typography>
      {children(id)}
    </Box>
  )
}
