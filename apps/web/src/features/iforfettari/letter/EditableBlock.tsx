/** A text block of the letter, edited in place. */
import { type LetterEdits, type LetterText, printed } from '@bilancia/contract/api'
import { Alert, Box, Button, IconButton, TextField, Tooltip, Typography } from '@mui/material'
import { type ReactNode, useId, useState } from 'react'
import { EditIcon } from '../../../design/icons.tsx'
import { isEdited, isStale, textOf, withoutText, withText } from './edits.ts'
import { Paragraphs } from './LetterPage.tsx'

type Props = { readonly block: LetterText; readonly edits: LetterEdits; readonly onEdit: (edits: LetterEdits) => void }

export function EditableBlock(props: Props) {
  const { block, edits, onEdit } = props
  // 'done' moves the focus back to the button that opened the field.
  const [mode, setMode] = useState<'read' | 'write' | 'done'>('read')
  const text = textOf(edits, block)
  if (mode === 'write') return <Writing {...props} onDone={() => setMode('done')} />
  return (
    <Box className={block.id === 'A' ? 'oggetto' : ''} sx={{ position: 'relative' }}>
      <Tooltip title="Modifica" placement="right">
        <IconButton
          aria-label={`Modifica: ${block.titolo}`}
          size="small"
          autoFocus={mode === 'done'}
          onClick={() => setMode('write')}
          sx={{ position: 'absolute', top: -4, left: '100%', ml: 0.5 }}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Paragraphs text={text} />
      {text.trim() === '' && <Aside>{block.titolo}: blocco senza testo, non si stampa</Aside>}
      {isEdited(edits, block.id) && (
        <Box sx={{ mb: 1 }}>
          {isStale(edits, block) && (
            <Alert severity="warning" sx={{ py: 0 }}>
              I dati sono cambiati dopo questa modifica: controllare gli importi.
            </Alert>
          )}
          <Aside>Testo modificato</Aside>
          <Button size="small" onClick={() => onEdit(withoutText(edits, block.id))}>
            Ripristina il testo proposto
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** Every keystroke is kept, so that leaving the page loses nothing. */
function Writing({ block, edits, onEdit, onDone }: Props & { readonly onDone: () => void }) {
  const id = useId()
  const typed = edits.testi?.[block.id] ?? block.proposto
  // Also without a change, because the user has now seen the current figures.
  const done = () => {
    if (isEdited(edits, block.id)) onEdit(withText(edits, block, printed(typed)))
    onDone()
  }
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="label" htmlFor={id} variant="caption" sx={{ fontWeight: 600 }}>
        {block.titolo}
      </Typography>
      <TextField
        id={id}
        multiline
        fullWidth
        autoFocus
        value={typed}
        onChange={({ target }) => onEdit(withText(edits, block, target.value))}
        onKeyDown={({ key }) => key === 'Escape' && done()}
        helperText="Una riga vuota separa i paragrafi; un blocco senza testo non si stampa"
      />
      <Button size="small" variant="outlined" onClick={done} sx={{ mt: 1, mr: 1 }}>
        Fine
      </Button>
      {isEdited(edits, block.id) && (
        <Button size="small" onClick={() => onEdit(withoutText(edits, block.id))} sx={{ mt: 1 }}>
          Ripristina il testo proposto
        </Button>
      )}
    </Box>
  )
}

const Aside = ({ children }: { readonly children: ReactNode }) => (
  <Typography component="span" variant="caption" sx={{ color: 'text.secondary', mr: 1 }}>
    {children}
  </Typography>
)
