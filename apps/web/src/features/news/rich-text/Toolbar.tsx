/** The toolbar above the text: one tab stop, the arrow keys move between the buttons (WAI-ARIA, toolbar). */
import { Box, ToggleButton, Tooltip } from '@mui/material'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { type Tool, tools } from './tools.tsx'

type Props = { readonly editor: Editor; readonly controls: string; readonly onLink: () => void }

export function Toolbar({ editor, controls, onLink }: Props) {
  const [stop, setStop] = useState(0)
  const pressed = useEditorState({ editor, selector: ({ editor: now }) => tools.map((tool) => tool.pressed(now)) })
  const use = ({ apply }: Tool) => (apply ? apply(editor) : onLink())
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = destination(event.key, stop)
    if (to === null) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[to]?.focus()
  }
  return (
    <Box role="toolbar" aria-label="Formattazione" aria-controls={controls} onKeyDown={onKeyDown} sx={row}>
      {tools.map((tool, at) => (
        <Tooltip key={tool.name} placement="top" title={tool.keys ? `${tool.name} (${tool.keys})` : tool.name}>
          <ToggleButton
            value={tool.name}
            aria-label={tool.name}
            selected={pressed[at] ?? false}
            size="small"
            tabIndex={at === stop ? 0 : -1}
            onFocus={() => setStop(at)}
            // Keeps the selection of the text when the mouse is pressed on a button.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => use(tool)}
          >
            {tool.icon}
          </ToggleButton>
        </Tooltip>
      ))}
    </Box>
  )
}

const last = tools.length - 1
const destination = (key: string, from: number): number | null =>
  key === 'ArrowRight'
    ? from === last
      ? 0
      : from + 1
    : key === 'ArrowLeft'
      ? from === 0
        ? last
        : from - 1
      : key === 'Home'
        ? 0
        : key === 'End'
          ? last
          : null

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.5,
  p: 0.5,
  borderBottom: 1,
  borderColor: 'hairline',
  '& button': { border: 0, p: 0.75, color: 'text.primary' },
}
