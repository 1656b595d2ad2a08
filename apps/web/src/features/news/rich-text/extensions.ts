/** What the editor can write: the parts of the contract, each as the editor's own extension. What is pasted is read by the same. */
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
  // As the server stores it, so that nothing is another text after a save.
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

/** Without an empty paragraph put after the last part: a text that is only looked at stays what it was. */
export const extensions = [StarterKit.configure({ ...parts, trailingNode: false, dropcursor: false })]
