/**
 * The parts of the rich text of a release note, by the name that each has in the editor. The editor offers them, the server
 * keeps them, the page shows them. The types and tests of all three require any part added here.
 */
const richText = {
  paragraph: ['p'],
  hardBreak: ['br'],
  bold: ['strong', 'b'],
  italic: ['em', 'i'],
  underline: ['u'],
  strike: ['s'],
  heading: ['h1', 'h2', 'h3', 'h4'],
  bulletList: ['ul'],
  orderedList: ['ol'],
  listItem: ['li'],
  link: ['a'],
  blockquote: ['blockquote'],
  horizontalRule: ['hr'],
  code: ['code'],
  codeBlock: ['pre'],
} as const
export type RichTextPart = keyof typeof richText

/** Every allowed tag. Other tags are removed and their text is kept. */
export const richTextTags: readonly string[] = Object.values(richText).flat()

/** The schemes allowed in a link. */
export const linkSchemes = ['http', 'https', 'mailto'] as const
/** `https://…`, `http://…`, `mailto:…`; never a path within the suite, nor an address that runs code. */
export const mayLink = (href: string): boolean => linkSchemes.some((scheme) => href.toLowerCase().startsWith(`${scheme}:`))
