/** The best mix beside the typed one, mixes with nearly the same cost, and the cost of a higher or lower fee. */
import type { convsrl } from '@bilancia/contract'
import { format } from '@bilancia/contract'
import { Alert, Box, Typography } from '@mui/material'
import { useSimulation } from '../../simulator/store.ts'
import { Comparison } from './Comparison.tsx'
import { Equivalents } from './Equivalents.tsx'
import { RoundedMix } from './RoundedMix.tsx'
import { Sensitivity } from './Sensitivity.tsx'
import { question, type Scenario } from './search.ts'
import { UseButton } from './UseButton.tsx'

type Props = { readonly best: convsrl.Ottimo; readonly scenario: Scenario; readonly asked: string }

export function Best({ best, scenario, asked }: Props) {
  const old = useSimulation(({ values }) => question(values) !== asked)
  return (
    <Box sx={{ mt: 2 }}>
      {old && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          I dati sono cambiati dopo la ricerca: queste cifre sono di prima. Cercare di nuovo.
        </Alert>
      )}
      <Typography variant="subtitle1" component="p">
        Prelievo di {format.money(best.prelievo)}, ai soci restano {format.money(best.netto)}
      </Typography>
      <Comparison best={best} scenario={scenario} old={old} />
      <Box sx={{ my: 2 }}>
        <UseButton mix={best} scenario={scenario}>
          Usa questi compensi
        </UseButton>
      </Box>
      {!old && <RoundedMix best={best} scenario={scenario} />}
      <Equivalents mixes={best.equivalenti} best={best} scenario={scenario} />
      <Sensitivity best={best} scenario={scenario} />
    </Box>
  )
}
