/** The rates of a region for some activities or on a condition: offered with name and norm, applied with a click. */
import { format } from '@bilancia/contract'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { FieldFrame } from '../../../design/fields/FieldFrame.tsx'
import { TextInput } from '../../../design/fields/inputs.tsx'
import { type Fits, fits, type RegionRates, type SpecialRate } from './irap-rates.ts'

type Props = {
  readonly id: string
  readonly rates: RegionRates
  /** The current rate. */
  readonly rate: unknown
  readonly onTake: (rate: number) => void
}

export function SpecialRates({ id, rates, rate, onTake }: Props) {
  const [ateco, setAteco] = useState('')
  const asks = rates.particolari.some(({ tipo }) => tipo === 'SETTORE')
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      {asks && (
        <FieldFrame
          id={id}
          label="Codice ATECO dell'attività"
          help={ateco.trim() === '' && `Alcune attività hanno un'altra aliquota. Senza codice resta l'ordinaria, ${format.percent(rates.aliquota)}`}
        >
          <TextInput id={id} value={ateco} describedBy={`${id}-note`} placeholder="47.11.00" onChange={(value) => setAteco(String(value))} />
        </FieldFrame>
      )}
      {rates.particolari.map((special) => (
        <Offer key={special.chi} special={special} ateco={ateco} ordinary={rates.aliquota} taken={rate === special.aliquota} onTake={onTake} />
      ))}
    </Box>
  )
}

type OfferProps = {
  readonly special: SpecialRate
  readonly ateco: string
  readonly ordinary: number
  readonly taken: boolean
  readonly onTake: (rate: number) => void
}

function Offer({ special, ateco, ordinary, taken, onTake }: OfferProps) {
  const { aliquota, chi, norma, attendibilita, nota, tipo } = special
  const fit = tipo === 'CONDIZIONE' ? 'ask' : ateco.trim() === '' ? null : fits(special, ateco)
  if (fit === null) return null
  const words = [norma, attendibilita !== 'confermata' && `${attendibilita}: da verificare`, nota].filter(Boolean).join('; ')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5, my: 1 }}>
      <Typography variant="caption" color="textSecondary" sx={{ flex: '1 1 260px', maxWidth: 560 }}>
        <strong>{format.percent(aliquota)}</strong> {chi} ({words}). {fitTexts[fit]}
      </Typography>
      {fit !== 'no' && (
        <Button size="small" variant="outlined" onClick={() => onTake(taken ? ordinary : aliquota)}>
          {taken ? `Torna a ${format.percent(ordinary)}` : `Usa ${format.percent(aliquota)}`}
        </Button>
      )}
    </Box>
  )
}

const fitTexts: Readonly<Record<Fits, string>> = {
  yes: "L'attività è nell'elenco.",
  no: "L'attività non è nell'elenco: resta l'ordinaria.",
  ask: 'Verificare che spetti.',
}
