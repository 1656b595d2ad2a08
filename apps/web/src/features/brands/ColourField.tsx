/** A colour of a brand: chosen or typed, with its contrast, and the colour that pages use if it is too light. */
import { format } from '@bilancia/contract'
import { contrastOnWhite, usable } from '@bilancia/contract/api'
import { Box, OutlinedInput, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { labelId } from '../../design/fields/FieldFrame.tsx'
import type { Control } from '../records/detail/RecordField.tsx'

/** A picker takes no empty value, and shows it as black. */
const BLACK = '#000000'
const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text)

const Picker = styled('input')(({ theme }) => ({
  width: 40,
  height: 40,
  padding: 2,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: 'none',
  cursor: 'pointer',
}))

export function ColourField({ id, value, onChange, disabled, invalid, describedBy }: Control) {
  const text = typeof value === 'string' ? value : ''
  const [chosen, used] = isColour(text) ? [text.toLowerCase(), usable(text.toLowerCase())] : ['', '']
  const said = chosen && saidOf(chosen, used)
  const notes = `${id}-contrasto`
  const picker = `${id}-scelta`
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <OutlinedInput
          id={id}
          size="small"
          value={text}
          disabled={disabled}
          error={invalid}
          onChange={({ target }) => onChange(target.value || null)}
          sx={{ width: 112 }}
          inputProps={{ autoComplete: 'off', maxLength: 7, 'aria-required': true, 'aria-describedby': [describedBy, notes].filter(Boolean).join(' ') }}
        />
        <Picker
          type="color"
          id={picker}
          aria-label="Scegli il colore"
          aria-labelledby={`${picker} ${labelId(id)}`}
          value={chosen || BLACK}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        />
        {chosen && (
          <Box aria-hidden sx={{ bgcolor: used, borderRadius: 1, px: 2, py: 1, colorScheme: 'light', color: 'background.paper' }}>
            Come si vede
          </Box>
        )}
      </Box>
      <Typography id={notes} variant="caption" role="status" sx={{ display: 'block', mt: 0.5 }}>
        {said}
      </Typography>
    </>
  )
}

const ratio = (colour: string) => `${format.number(Math.floor(contrastOnWhite(colour) * 10) / 10)} a 1`

const saidOf = (chosen: string, used: string): string =>
  chosen === used
    ? `Contrasto con il bianco ${ratio(chosen)}: si legge, si usa così.`
    : `Contrasto con il bianco ${ratio(chosen)}: troppo chiaro per le WCAG (livello AA). Le pagine usano lo stesso colore scurito, ${used}, ${ratio(used)}.`
