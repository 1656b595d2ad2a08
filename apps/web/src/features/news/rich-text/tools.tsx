/** The buttons of the editor: name, key, pressed state, action. */
import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { icon } from '../../../design/icons.tsx'

// Here, and not with the other icons, so that no other page loads them.
const BoldIcon = icon(
  'Bold',
  'M15.6 10.8A3.7 3.7 0 0 0 17.3 8a4 4 0 0 0-4-4H7v14h7a3.7 3.7 0 0 0 1.6-7.2M10 6.5h3a1.5 1.5 0 0 1 0 3h-3zm3.5 9H10v-3h3.5a1.5 1.5 0 0 1 0 3',
)
const BulletListIcon = icon(
  'BulletList',
  'M4 10.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3m0-6a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3m0 12a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3M7 19h14v-2H7zm0-6h14v-2H7zm0-8v2h14V5z',
)
const ItalicIcon = icon('Italic', 'M10 4v3h2.2l-3.4 8H6v3h8v-3h-2.2l3.4-8H18V4z')
const LargeTitleIcon = icon('LargeTitle', 'M5 4v3h5.5v12h3V7H19V4z')
const LinkIcon = icon(
  'Link',
  'M3.9 12A3.1 3.1 0 0 1 7 8.9h4V7H7a5 5 0 0 0 0 10h4v-1.9H7A3.1 3.1 0 0 1 3.9 12M8 13h8v-2H8zm9-6h-4v1.9h4a3.1 3.1 0 0 1 0 6.2h-4V17h4a5 5 0 0 0 0-10',
)
const NumberedListIcon = icon(
  'NumberedList',
  'M2 17h2v.5H3v1h1v.5H2v1h3v-4H2zm1-9h1V4H2v1h1zm-1 3h1.8L2 13.1v.9h3v-1H3.2L5 10.9V10H2zm5-6v2h14V5zm0 14h14v-2H7zm0-6h14v-2H7z',
)
const SmallTitleIcon = icon('SmallTitle', 'M7 8v2.5h3.8V19h2.4v-8.5H17V8z')
const UnderlineIcon = icon('Underline', 'M12 17a6 6 0 0 0 6-6V3h-2.5v8a3.5 3.5 0 0 1-7 0V3H6v8a6 6 0 0 0 6 6m-7 2v2h14v-2z')

export type Tool = {
  readonly name: string
  readonly keys?: string
  readonly icon: ReactNode
  readonly pressed: (editor: Editor) => boolean
  /** Null: opens the dialog for an address first. */
  readonly apply: ((editor: Editor) => boolean) | null
}

export const tools: readonly Tool[] = [
  { name: 'Grassetto', keys: 'Ctrl+B', icon: <BoldIcon />, pressed: (e) => e.isActive('bold'), apply: (e) => e.chain().focus().toggleBold().run() },
  { name: 'Corsivo', keys: 'Ctrl+I', icon: <ItalicIcon />, pressed: (e) => e.isActive('italic'), apply: (e) => e.chain().focus().toggleItalic().run() },
  {
    name: 'Sottolineato',
    keys: 'Ctrl+U',
    icon: <UnderlineIcon />,
    pressed: (e) => e.isActive('underline'),
    apply: (e) => e.chain().focus().toggleUnderline().run(),
  },
  { name: 'Titolo grande', icon: <LargeTitleIcon />, pressed: (e) => isTitle(e, 2), apply: (e) => e.chain().focus().toggleHeading({ level: 2 }).run() },
  { name: 'Titolo piccolo', icon: <SmallTitleIcon />, pressed: (e) => isTitle(e, 3), apply: (e) => e.chain().focus().toggleHeading({ level: 3 }).run() },
  { name: 'Elenco puntato', icon: <BulletListIcon />, pressed: (e) => e.isActive('bulletList'), apply: (e) => e.chain().focus().toggleBulletList().run() },
  {
    name: 'Elenco numerato',
    icon: <NumberedListIcon />,
    pressed: (e) => e.isActive('orderedList'),
    apply: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  { name: 'Collegamento', icon: <LinkIcon />, pressed: (e) => e.isActive('link'), apply: null },
]

const isTitle = (editor: Editor, level: number) => editor.isActive('heading', { level })
