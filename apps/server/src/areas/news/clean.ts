/** Rich text of a release note as it may be stored: what a person formats with, nothing that runs or loads. */

import { linkSchemes, mayLink, richTextTags } from '@bilancia/contract/api'
import sanitizeHtml from 'sanitize-html'

// Out of the suite, and without a hold on its window.
const outside = { target: '_blank', rel: 'noopener noreferrer' }

/** The parts that the editor of the page writes; anything else loses its tags and keeps its words. Scripts and styles go whole. */
export const clean = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [...richTextTags],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: [...linkSchemes],
    allowProtocolRelative: false,
    transformTags: { a: (_, { href = '' }) => ({ tagName: 'a', attribs: { ...(mayLink(href) && { href }), ...outside } }) },
  })
