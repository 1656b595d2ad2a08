/** Rich text without its markup. */

/** Elements whose content is not text for the reader. */
export const WITHOUT_WORDS: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'textarea', 'title'])

/** Only the words, in one line. */
export const wordsOf = (html: string | null): string => {
  const { body } = new DOMParser().parseFromString((html ?? '').replace(/<\/(p|li|h\d)>|<br\s*\/?>/gi, ' $&'), 'text/html')
  for (const silent of body.querySelectorAll([...WITHOUT_WORDS].join(','))) silent.remove()
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
