/** A rich text editor with its toolbar; the text looks as it will be read. Its value is HTML; null for no text. */
import { Box } from '@mui/material'
import { createDocument } from '@tiptap/core'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { labelId } from '../../../design/fields/FieldFrame.tsx'
import type { Control } from '../../records/detail/RecordField.tsx'
import { extensions } from './extensions.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { richTextLook } from './look.ts'
import { withoutStyles } from './pasted.ts'
import { Toolbar } from './Toolbar.tsx'

export function RichTextField({ id, value, onChange, disabled, invalid, describedBy }: Control) {
  const html = typeof value === 'string' ? value : ''
  const [linking, setLinking] = useState(false)
  const editor = useEditor({
    extensions,
    content: html,
    editable: !disabled,
    // The styles of the suite are used, see below.
    injectCSS: false,
    enableInputRules: ['bulletList'],
    enablePasteRules: ['link'],
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        tabindex: '0',
        'aria-multiline': 'true',
        'aria-labelledby': labelId(id),
        'aria-invalid': String(invalid),
        'aria-readonly': String(disabled),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      transformPastedHTML: withoutStyles,
      // Tab leaves the text; it does not move the items of a list.
      handleDOMEvents: { keydown: (_, { key }) => key === 'Tab' },
    },
    onUpdate: ({ editor: now }) => {
      const written = now.getHTML()
      // A text equal to the opened one is not an edit, even if its HTML was written differently.
      const next = written === opened.current.written ? opened.current.html : now.isEmpty ? '' : written
      known.current = next
      onChange(next || null)
    },
  })
  /** The text received from outside, and the same text as the editor writes it. */
  const opened = useRef({ html, written: editor.getHTML() })
  const known = useRef(html)

  // A text received from outside (a save, somebody else's version, a discarded draft) replaces the current one, unless they are equal.
  useEffect(() => {
    if (html === known.current) return
    known.current = html
    if (!createDocument(html, editor.schema).eq(editor.state.doc)) editor.commands.setContent(html, { emitUpdate: false })
    opened.current = { html, written: editor.getHTML() }
  }, [html, editor])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  // A label focuses an input automatically, but an editor needs this handler.
  useEffect(() => {
    const label = document.getElementById(labelId(id))
    const focus = () => editor.commands.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [editor, id])

  return (
    <Box sx={frame} data-invalid={invalid || undefined}>
      {!disabled && <Toolbar editor={editor} controls={id} onLink={() => setLinking(true)} />}
      <EditorContent editor={editor} />
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Box>
  )
}

const frame = {
  border: 1,
  borderColor: 'var(--border)',
  borderRadius: 1,
  '&[data-invalid]': { borderColor: 'error.main' },
  '& .ProseMirror': {
    p: 2,
    minHeight: 184,
    maxHeight: 480,
    overflowY: 'auto',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    borderRadius: '0 0 5px 5px',
    '&:focus-visible': { outlineOffset: -2 },
    ...richTextLook(1),
  },
}
