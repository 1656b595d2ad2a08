/** Tab 4, 'Lettera': the letter as a sheet of paper, with every text editable in place, and its print. */

import { nomeDato } from '@bilancia/contract'
import { BOZZA, type Letter, type LetterEdits } from '@bilancia/contract/api'
import { Alert, AlertTitle, Box, Button, Checkbox, FormControlLabel, FormGroup, Skeleton } from '@mui/material'
import { PrintIcon } from '../../../design/icons.tsx'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { PrintSheet } from '../../simulator/PrintSheet.tsx'
import { useSimulationStore } from '../../simulator/store.ts'
import { EditableBlock } from './EditableBlock.tsx'
import { withConfirmed } from './edits.ts'
import { LetterFields } from './LetterFields.tsx'
import { LetterPage } from './LetterPage.tsx'
import { PrintedLetter } from './PrintedLetter.tsx'

type Props = {
  /** Null while loading, or if the server refused with `problem`. */
  readonly letter: Letter | null
  /** Whether it is there, and of the typed values, not of earlier ones. */
  readonly printable: boolean
  readonly problem: string | null
  /** Saved with the calculation under `lettera`. */
  readonly edits: LetterEdits
  readonly onEdit: (edits: LetterEdits) => void
}

/** Mount it only while the tab is open: printing then prints only the letter. */
export function LetterTab({ letter, printable, problem, edits, onEdit }: Props) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2 }}>
        <LetterFields letter={letter} edits={edits} onEdit={onEdit} />
        <Button variant="contained" startIcon={<PrintIcon />} disabled={!printable} onClick={() => window.print()}>
          Stampa
        </Button>
      </Box>
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      {letter && <Confirmations letter={letter} edits={edits} onEdit={onEdit} />}
      {(letter || !problem) && (
        <Box sx={{ bgcolor: 'var(--desk)', borderRadius: 1, p: { xs: 1, md: 3 } }}>
          <Box component="article" aria-label="Lettera al cliente" sx={sheet}>
            {letter ? <LetterPage letter={letter} block={(block) => <EditableBlock block={block} edits={edits} onEdit={onEdit} />} /> : <Coming />}
          </Box>
        </Box>
      )}
      {letter ? <PrintedLetter letter={letter} edits={edits} /> : <PrintSheet title="lettera" />}
    </>
  )
}

const sheet = {
  // Paper is white in the dark theme too.
  colorScheme: 'light',
  bgcolor: 'background.default',
  boxShadow: 1,
  mx: 'auto',
  width: '210mm',
  maxWidth: '100%',
  minHeight: { md: '297mm' },
  // The right margin holds the edit buttons.
  p: { xs: '8mm 12mm 8mm 6mm', md: '20mm' },
}

/** Skeleton of the letter. */
const Coming = () => (
  <>
    <Skeleton width="40%" />
    <Skeleton width="30%" sx={{ ml: 'auto', mb: 6 }} />
    <Skeleton variant="rectangular" height={90} sx={{ mb: 3 }} />
    <Skeleton variant="rectangular" height={240} sx={{ mb: 3 }} />
    <Skeleton variant="rectangular" height={120} />
  </>
)

type ConfirmationsProps = { readonly letter: Letter; readonly edits: LetterEdits; readonly onEdit: (edits: LetterEdits) => void }

/** The missing data that an adviser may confirm, with a checkbox each. Until then the letter is a draft. */
function Confirmations({ letter: { bozza, conferme }, edits, onEdit }: ConfirmationsProps) {
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
