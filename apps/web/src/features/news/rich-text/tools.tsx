/** The buttons of the editor: name, key, pressed state, action. */
import type { Editor } from '@tiptap/core'
import type { ReactNode } from 'react'
import { BoldIcon, BulletListIcon, ItalicIcon, LargeTitleIcon, LinkIcon, NumberedListIcon, SmallTitleIcon, UnderlineIcon } from './icons.tsx'

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
