/** How rich text looks, the same while it is written and where it is read. */

/** Of the headings, from the largest. */
const sizes = ['1.25rem', '1.125rem', '1rem', '0.875rem']

/** For `sx`. The largest heading is written as h1; where it is read, below the headings of the page, it is `h{largest}`. */
export const richTextLook = (largest: 1 | 3) => ({
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& a': { color: 'primary.main' },
  '& p': { my: 1 },
  '& ul, & ol': { my: 1, pl: 3 },
  '& li > p': { my: 0 },
  '& blockquote': { mx: 0, my: 1, pl: 2, borderLeft: 3, borderColor: 'hairline', color: 'text.secondary' },
  '& pre': { overflowX: 'auto', p: 1, bgcolor: 'action.hover', borderRadius: 1 },
  ...Object.fromEntries(sizes.map((fontSize, at) => [`& h${largest + at}`, { fontSize, lineHeight: 1.4, fontWeight: 600, mt: 2, mb: 0.5 }])),
})
