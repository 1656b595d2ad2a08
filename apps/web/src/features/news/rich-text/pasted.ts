/**
 * Other programs mark bold text and the like with style attributes, which the content policy of the page does not allow. This replaces them with
 * elements and removes all styles.
 */
const marks = [
  ['strong', /font-weight:\s*(bold|[6-9]00)/i],
  ['em', /font-style:\s*italic/i],
  ['u', /text-decoration[\w-]*:[^;]*underline/i],
  ['s', /text-decoration[\w-]*:[^;]*line-through/i],
] as const
const NOT_BOLD = /font-weight:\s*(normal|[1-4]00)/i
const STYLE = 'data-style'

/** The HTML of the clipboard, in a form that the editor understands. */
export function withoutStyles(html: string): string {
  // Renamed before parsing, because parsing a style attribute would already violate the policy.
  const renamed = html.replace(/<[^>]*>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ` ${STYLE}=`))
  const { body } = new DOMParser().parseFromString(renamed, 'text/html')
  for (const element of body.querySelectorAll(`[${STYLE}]`)) {
    const said = element.getAttribute(STYLE) ?? ''
    element.removeAttribute(STYLE)
    for (const [name, pattern] of marks) if (pattern.test(said)) within(element, name)
    // A text from Google Docs is wrapped in a `b` that is not bold.
    if (element.matches('b, strong') && NOT_BOLD.test(said)) element.replaceWith(...element.childNodes)
  }
  return body.innerHTML
}

function within(element: Element, name: string): void {
  const mark = element.ownerDocument.createElement(name)
  mark.append(...element.childNodes)
  element.append(mark)
}
