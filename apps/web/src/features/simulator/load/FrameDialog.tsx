/** Asks which quadro of a return to load, if more than one suits the simulation. */
import { format } from '@bilancia/contract'
import type { FrameChoice, Quadro } from '@bilancia/contract/api'
import { Box, DialogContent, DialogTitle, FormControl, FormControlLabel, FormHelperText, Radio, RadioGroup, Typography } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { FormActions, FormDialog } from '../../../design/FormDialog.tsx'
import { WaitOverlay } from '../../../design/WaitOverlay.tsx'

type Props = {
  readonly choices: readonly FrameChoice[]
  readonly pending: boolean
  readonly onChoose: (quadro: Quadro) => void
  readonly onClose: () => void
}

export function FrameDialog({ choices, pending, onChoose, onClose }: Props) {
  const heading = useId()
  const why = useId()
  const [chosen, setChosen] = useState<Quadro | null>(null)
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(chosen === null)
    if (chosen !== null) onChoose(chosen)
  }
  return (
    <FormDialog onClose={onClose} aria-labelledby={heading} maxWidth="sm">
      <form onSubmit={submit} noValidate>
        <DialogTitle id={heading}>Quale quadro caricare?</DialogTitle>
        <DialogContent>
          <FormControl error={missing}>
            <FormHelperText id={why} sx={{ mx: 0, mb: 1, typography: 'body2' }}>
              {missing
                ? 'Scegliere il quadro da caricare.'
                : "La dichiarazione ha più quadri adatti alla simulazione: se ne carica uno, dell'altro resta l'importo tra gli avvisi."}
            </FormHelperText>
            <RadioGroup
              aria-labelledby={heading}
              aria-describedby={why}
              value={chosen ?? ''}
              onChange={({ target }) => setChosen(choices.find(({ quadro }) => quadro === target.value)?.quadro ?? null)}
            >
              {choices.map((choice, i) => (
                <FormControlLabel
                  key={choice.quadro}
                  value={choice.quadro}
                  label={<Words choice={choice} />}
                  sx={{ py: 0.5 }}
                  control={<Radio autoFocus={i === 0} />}
                />
              ))}
            </RadioGroup>
          </FormControl>
        </DialogContent>
        <FormActions confirm="Carica" onClose={onClose} />
      </form>
      <WaitOverlay open={pending} />
    </FormDialog>
  )
}

/** The quadro with its declared amounts below it. An amount never wraps. */
function Words({ choice: { quadro, nome, ricavi, reddito } }: { readonly choice: FrameChoice }) {
  const amounts = [`ricavi o compensi ${format.money(ricavi)}`, reddito === null ? 'senza righe di costo' : `reddito ${format.money(reddito)}`]
  return (
    <>
      <Typography component="div">
        {quadro}, {nome}
      </Typography>
      <Typography component="div" variant="body2" color="textSecondary">
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {amounts[0]},
        </Box>{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {amounts[1]}
        </Box>
      </Typography>
    </>
  )
}
