/** The missing data that an adviser may confirm, with a checkbox each. Until then the letter is a draft. */
import { nomeDato } from '@bilancia/contract'
import { BOZZA, type Letter, type LetterEdits } from '@bilancia/contract/api'
import { Alert, AlertTitle, Checkbox, FormControlLabel, FormGroup } from '@mui/material'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { useSimulationStore } from '../../simulator/store.ts'
import { withConfirmed } from './edits.ts'

type Props = { readonly letter: Letter; readonly edits: LetterEdits; readonly onEdit: (edits: LetterEdits) => void }

export function Confirmations({ letter: { bozza, conferme }, edits, onEdit }: Props) {
  const { labelOf } = useSimulationStore().simulator
  if (!bozza && conferme.length === 0) return null
  const confirmed = edits.conferme ?? []
  return (
    <Alert severity={bozza ? 'warning' : 'info'} sx={{ mb: 2 }}>
      <AlertTitle>{bozza ? BOZZA : 'Ipotesi confermate'}</AlertTitle>
      {bozza && 'Indicare i dati che mancano, oppure confermarli uno per uno: la lettera li riporta come ipotesi del calcolo.'}
      <FormGroup>
        {conferme.map(({ dato, ipotesi }) => (
          <span key={dato}>
            <FormControlLabel
              control={<Checkbox size="small" checked={confirmed.includes(dato)} onChange={(_, on) => onEdit(withConfirmed(edits, dato, on))} />}
              label={`Confermo: ${ipotesi}`}
            />{' '}
            <FieldLink path={dato}>{nomeDato(labelOf, dato)}</FieldLink>
          </span>
        ))}
      </FormGroup>
    </Alert>
  )
}
