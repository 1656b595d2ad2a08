/**
 * Other programs mark bold text and the like with style attributes, which the content policy of the page does not allow. This replaces them with
 * elements and removes all styles. A release note has no tables, so the rows of a table become lines.
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
  // From the inside: a cell may contain a table.
  for (const table of [...body.querySelectorAll('table')].reverse()) table.replaceWith(...linesOf(table))
  return body.innerHTML
}

function within(element: Element, name: string): void {
  const mark = element.ownerDocument.createElement(name)
  mark.append(...element.childNodes)
  element.append(mark)
}

const BETWEEN_CELLS = ' | '

/** One element for each row that says something. The content of a row with one cell stays as it is: pages and mails use such tables as frames. */
function linesOf({ caption, rows, ownerDocument }: HTMLTableElement): readonly Element[] {
  const all = [...(caption ? [[caption]] : []), ...[...rows].map(({ cells }) => [...cells])]
  return all.flatMap((row) => {
    const cells = row.filter(({ textContent }) => textContent.trim() !== '')
    if (cells.length === 0) return []
    const line = ownerDocument.createElement(cells.length === 1 ? 'div' : 'p')
    for (const [i, cell] of cells.entries()) {
      if (cells.length > 1) inOneLine(cell)
      line.append(...(i === 0 ? [] : [BETWEEN_CELLS]), ...cell.childNodes)
    }
    return [line]
  })
}

/** Removes the paragraphs and lines of a cell. */
function inOneLine(cell: Element): void {
  for (const block of cell.querySelectorAll('p, div, br, li, ul, ol, blockquote, pre, h1, h2, h3, h4, h5, h6')) block.replaceWith(' ', ...block.childNodes, ' ')
}
