/** The address of a link: a new one for the selection, a changed one for the link at the cursor, or none to remove it. */
import { mayLink } from '@bilancia/contract/api'
import { Button, DialogContent, DialogTitle, OutlinedInput } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useId, useState } from 'react'
import { FormActions, FormDialog } from '../../../design/FormDialog.tsx'
import { tooLong } from '../../../design/fields/BoundedText.tsx'
import { FieldFrame, notesId } from '../../../design/fields/FieldFrame.tsx'

const LABEL = 'Indirizzo'
const WRONG = `${LABEL}: serve un indirizzo che comincia con https://, http:// o mailto:`
const ADDRESS_MAX = 2000

/** On closing, the cursor stays in the text. */
export function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const heading = useId()
  const id = useId()
  const before: unknown = editor.getAttributes('link').href
  const [href, setHref] = useState(typeof before === 'string' ? before : '')
  const [unfit, setUnfit] = useState(false)
  const wrong = tooLong(LABEL, ADDRESS_MAX, href) ?? (unfit ? WRONG : undefined)
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const address = href.trim()
    if (!mayLink(address)) return setUnfit(true)
    if (tooLong(LABEL, ADDRESS_MAX, address)) return
    put(editor, address)
    close()
  }
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run()
    close()
  }
  return (
    <FormDialog onClose={close} disableRestoreFocus aria-labelledby={heading} maxWidth="xs">
      <form onSubmit={save} noValidate>
        <DialogTitle id={heading}>Collegamento</DialogTitle>
        <DialogContent>
          <FieldFrame id={id} label={LABEL} messages={wrong ? [{ id: wrong, gravita: 'ERRORE', campo: 'href', testo: wrong }] : []}>
            <OutlinedInput
              id={id}
              type="url"
              size="small"
              fullWidth
              autoFocus
              value={href}
              error={wrong !== undefined}
              placeholder="https://"
              onChange={({ target }) => setHref(target.value)}
              inputProps={{ autoComplete: 'off', 'aria-describedby': wrong ? notesId(id) : undefined }}
            />
          </FieldFrame>
        </DialogContent>
        <FormActions confirm="Inserisci" onClose={close}>
          {before !== undefined && (
            <Button onClick={remove} sx={{ mr: 'auto' }}>
              Togli
            </Button>
          )}
        </FormActions>
      </form>
    </FormDialog>
  )
}

/** Links the selected words, or the whole link at the cursor. Without either, the address itself is inserted as text. */
function put(editor: Editor, href: string) {
  const alone = editor.state.selection.empty && !editor.isActive('link')
  if (alone) editor.commands.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
  else editor.chain().extendMarkRange('link').setLink({ href }).run()
}
