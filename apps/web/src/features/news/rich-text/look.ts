/** The style of rich text, the same in the editor and on the page. */

/** Font sizes of the headings, from the largest. */
const sizes = ['1.25rem', '1.125rem', '1rem', '0.875rem']

/** For `sx`. In the editor the largest heading is h1; on the page, below the page's own headings, it is `h{largest}`. */
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
