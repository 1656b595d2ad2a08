/** Texts in HTML that the server writes. */
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for HTML. */
export const safe = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
