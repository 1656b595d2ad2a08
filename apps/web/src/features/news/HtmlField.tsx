/** Rich text written as HTML: buttons put the marks around what is selected, the preview shows it as users will see it. */
import { Box, Button, OutlinedInput, Typography } from '@mui/material'
import { useRef } from 'react'
import type { Control } from '../records/detail/RecordField.tsx'
import { SafeHtml } from './SafeHtml.tsx'

const marks = [
  { name: 'Grassetto', before: '<strong>', after: '</strong>' },
  { name: 'Corsivo', before: '<em>', after: '</em>' },
  { name: 'Titolo', before: '<h2>', after: '</h2>' },
  { name: 'Paragrafo', before: '<p>', after: '</p>' },
  { name: 'Elenco', before: '<ul><li>', after: '</li></ul>' },
  { name: 'Collegamento', before: '<a href="https://">', after: '</a>' },
] as const

export function HtmlField({ id, value, onChange, disabled, invalid, describedBy }: Control) {
  const area = useRef<HTMLTextAreaElement>(null)
  const text = typeof value === 'string' ? value : ''
  const put = (before: string, after: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {}
    onChange(text.slice(0, selectionStart) + before + text.slice(selectionStart, selectionEnd) + after + text.slice(selectionEnd))
    // After the new text is in the box: ready to type between the marks.
    setTimeout(() => {
      area.current?.focus()
      area.current?.setSelectionRange(selectionStart + before.length, selectionEnd + before.length)
    })
  }
  return (
    <>
      <Box role="toolbar" aria-label="Formattazione" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 0.5 }}>
        {marks.map(({ name, before, after }) => (
          <Button key={name} size="small" disabled={disabled} onClick={() => put(before, after)}>
            {name}
          </Button>
        ))}
      </Box>
      <OutlinedInput
        id={id}
        multiline
        fullWidth
        minRows={8}
        maxRows={20}
        value={text}
        disabled={disabled}
        error={invalid}
        inputRef={area}
        onChange={({ target }) => onChange(target.value || null)}
        inputProps={{ 'aria-describedby': describedBy, spellCheck: true }}
      />
      <Typography variant="caption" color="textSecondary" component="h3" sx={{ mt: 2, mb: 0.5 }}>
        Anteprima
      </Typography>
      <Box sx={{ border: 1, borderColor: 'hairline', borderRadius: 1, p: 2, minHeight: 56 }}>
        <SafeHtml html={text} />
      </Box>
    </>
  )
}
