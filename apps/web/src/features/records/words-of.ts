/** Rich text without its marks. */

/** Elements whose content is nobody's words. */
export const WITHOUT_WORDS: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'textarea', 'title'])

/** The words alone, in a line. */
export const wordsOf = (html: string | null): string => {
  const { body } = new DOMParser().parseFromString((html ?? '').replace(/<\/(p|li|h\d)>|<br\s*\/?>/gi, ' $&'), 'text/html')
  for (const silent of body.querySelectorAll([...WITHOUT_WORDS].join(','))) silent.remove()
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
