/** The allowed parts of the rich text, each as an extension of the editor. They also filter pasted text. */
import { mayLink, type RichTextPart } from '@bilancia/contract/api'
import StarterKit from '@tiptap/starter-kit'

const parts = {
  paragraph: {},
  hardBreak: {},
  bold: {},
  italic: {},
  underline: {},
  strike: {},
  heading: { levels: [1, 2, 3, 4] as [1, 2, 3, 4] },
  bulletList: {},
  orderedList: {},
  listItem: {},
  // In the form that the server stores, so that a save does not change the text.
  link: {
    autolink: false,
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: mayLink,
    HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer', class: null },
  },
  blockquote: {},
  horizontalRule: {},
  code: {},
  codeBlock: {},
} satisfies Readonly<Record<RichTextPart, object>>

/** Without an empty paragraph after the last part: a text that is only viewed must not change. */
export const extensions = [StarterKit.configure({ ...parts, trailingNode: false, dropcursor: false })]
