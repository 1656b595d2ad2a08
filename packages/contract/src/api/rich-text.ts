/**
 * What the rich text of a release note is made of, by the name that its part has in the editor: the editor offers it, the server
 * keeps it when it stores, the page shows it. A part added here is asked of all three by the types and by their tests.
 */
export const richText = {
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

/** Every tag; anything else loses its tags and keeps its words. */
export const richTextTags: readonly string[] = Object.values(richText).flat()

/** Where a link may lead. */
export const linkSchemes = ['http', 'https', 'mailto'] as const
/** `https://…`, `http://…`, `mailto:…`; never an address within the suite, nor one that runs something. */
export const mayLink = (href: string): boolean => linkSchemes.some((scheme) => href.toLowerCase().startsWith(`${scheme}:`))
