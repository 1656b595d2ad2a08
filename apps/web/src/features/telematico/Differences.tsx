/** A client and the return with its tax code, side by side: for each field that differs, which of the two stays. */
import { clientForm } from '@bilancia/contract/api'
import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material'
import { useId } from 'react'
import { differing, type Proposal, type Typed } from './proposals.ts'

type Props = {
  readonly code: string
  readonly declared: Proposal['declared']
  readonly now: NonNullable<Proposal['now']>
  readonly value: Typed
  readonly disabled: boolean
  readonly onChange: (change: Partial<Typed>) => void
}

export function Differences({ code, declared, now, value, disabled, onChange }: Props) {
  const { nome, ateco } = differing({ declared, now })
  return (
    <Box role="group" aria-label={`Cliente ${now.denominazione}`} sx={{ borderTop: 1, borderColor: 'hairline', py: 1.5 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {now.denominazione} ({code})
      </Typography>
      {nome && (
        <Choice
          label={clientForm.denominazione.label}
          now={now.denominazione}
          declared={`${declared.nome} (letto dalla dichiarazione, da controllare)`}
          taken={value.takeName}
          disabled={disabled}
          onTake={(takeName) => onChange({ takeName })}
        />
      )}
      {ateco && (
        <Choice
          label={clientForm.ateco.label}
          now={now.ateco ?? 'nessuno'}
          declared={`${declared.ateco} (dichiarazione)`}
          taken={value.takeAteco}
          disabled={disabled}
          onTake={(takeAteco) => onChange({ takeAteco })}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {clientForm.comune.label}: {now.comune ?? 'non indicato'}
      </Typography>
    </Box>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly now: string
  readonly declared: string
  readonly taken: boolean
  readonly disabled: boolean
  readonly onTake: (taken: boolean) => void
}

function Choice({ label, now, declared, taken, disabled, onTake }: ChoiceProps) {
  const id = useId()
  return (
    <Box sx={{ mt: 0.5 }}>
      <Typography id={id} variant="caption" color="textSecondary" component="p">
        {label}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={taken ? 'declared' : 'now'}
        onChange={(_, chosen) => onTake(chosen === 'declared')}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}
      >
        <FormControlLabel value="now" disabled={disabled} control={<Radio size="small" />} label={`Resta: ${now}`} />
        <FormControlLabel value="declared" disabled={disabled} control={<Radio size="small" />} label={`Diventa: ${declared}`} />
      </RadioGroup>
    </Box>
  )
}
