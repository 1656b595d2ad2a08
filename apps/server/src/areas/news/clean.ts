/** Rich text of a release note as it may be stored: what a person formats with, nothing that runs or loads. */
import sanitizeHtml from 'sanitize-html'

/** The marks of the editor of the page; anything else loses its tags and keeps its words. Scripts and styles go whole. */
export const clean = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'a', 'blockquote', 'hr', 'code', 'pre'],
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    // Out of the suite, and without a hold on its window.
    transformTags: { a: (_, { href }) => ({ tagName: 'a', attribs: { ...(href !== undefined && { href }), target: '_blank', rel: 'noopener noreferrer' } }) },
  })
