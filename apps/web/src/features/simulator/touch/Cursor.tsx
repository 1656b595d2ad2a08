/** A slider over computed points, with buttons that use its value or go back to the typed one. */
import { format } from '@bilancia/contract'
import { Box, Button, Slider } from '@mui/material'

type Props = {
  readonly label: string
  readonly at: readonly number[]
  /** The index in `at`. */
  readonly where: number
  /** Whether the slider is away from the typed value. */
  readonly moved: boolean
  /** What the value means, in words. */
  readonly valueText: (index: number) => string
  readonly onMove: (index: number) => void
  readonly onUse: () => void
  readonly onBack: () => void
}

export function Cursor({ label, at, where, moved, valueText, onMove, onUse, onBack }: Props) {
  return (
    // On a phone the buttons get a line of their own: a slider of 130 px would not stop at one of sixty points.
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center', columnGap: 2 }}>
      <Slider
        aria-label={label}
        min={0}
        max={at.length - 1}
        step={1}
        value={where}
        getAriaValueText={(index) => valueText(index)}
        onChange={(_, index) => onMove(Array.isArray(index) ? (index[0] ?? 0) : index)}
        sx={{ flex: { xs: '1 1 200px', sm: '1 1 120px' }, '& .MuiSlider-track, & .MuiSlider-thumb': { transition: 'none' } }}
      />
      <Box component="span" sx={{ minWidth: 104, textAlign: 'right' }}>
        {format.money(at[where] ?? 0)}
      </Box>
      {/* Hidden, not removed, so that nothing moves. */}
      <Box sx={{ visibility: moved ? 'visible' : 'hidden', display: 'flex', gap: 0.5 }}>
        <Button size="small" variant="outlined" aria-label="Usa questo valore" title="Usa questo valore" onClick={onUse} sx={compact}>
          Usa
        </Button>
        <Button size="small" aria-label="Torna a quanto digitato" title="Torna a quanto digitato" onClick={onBack} sx={compact}>
          Torna
        </Button>
      </Box>
    </Box>
  )
}

const compact = { minWidth: 0, py: 0.25 } as const
