/** Cleans the rich text of a release note before it is stored: keeps formatting, removes scripts and anything that loads. */

import { linkSchemes, mayLink, richTextTags } from '@bilancia/contract/api'
import sanitizeHtml from 'sanitize-html'

// Links open outside the suite, without access to its window.
const outside = { target: '_blank', rel: 'noopener noreferrer' }

/**
 * Keeps the elements that the editor of the page writes. Other elements lose their tags and keep their text; scripts and styles are removed with
 * their content.
 */
export const clean = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: [...linkSchemes],
    allowProtocolRelative: false,
    transformTags: { a: (_, { href = '' }) => ({ tagName: 'a', attribs: { ...(mayLink(href) && { href }), ...outside } }) },
  })

const SIGNS: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
/** The parts of a line. All other elements begin a new one. */
const INLINE = /<\/?(?:strong|b|em|i|u|s|a|code)\b[^>]*>/g

/** The words of a cleaned text, in one line. */
export const wordsOf = (cleaned: string): string =>
  cleaned
    .replace(INLINE, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (sign) => SIGNS[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
