import { mayLink, richTextTags } from '@bilancia/contract/api'
import { getSchema } from '@tiptap/core'
import type { DOMOutputSpec } from '@tiptap/pm/model'
import { expect, it } from 'vitest'
import { extensions } from '../../src/features/news/rich-text/extensions.ts'

const schema = getSchema(extensions)
const nodes = Object.values(schema.nodes).flatMap((type) => {
  const levels = type.name === 'heading' ? [1, 2, 3, 4] : [null]
  return levels.flatMap((level) => type.createAndFill(level === null ? null : { level }) ?? [])
})

/** Every tag in a description of elements. */
function tagsOf(written: DOMOutputSpec): readonly string[] {
  if (!Array.isArray(written)) return []
  const [tag, ...inside] = written as readonly unknown[]
  return [String(tag), ...inside.flatMap((part) => (Array.isArray(part) ? tagsOf(part as unknown as DOMOutputSpec) : []))]
}

it('writes no element that the server would remove', () => {
  const written = [
    ...nodes.flatMap((node) => (node.type.spec.toDOM ? tagsOf(node.type.spec.toDOM(node)) : [])),
    ...Object.values(schema.marks).flatMap((mark) => (mark.spec.toDOM ? tagsOf(mark.spec.toDOM(mark.create({ href: 'https://example.it' }), true)) : [])),
  ]
  expect(written.length).toBeGreaterThan(14)
  for (const tag of written) expect(richTextTags).toContain(tag)
})

it('reads every element that the server keeps, so that opening a text loses nothing', () => {
  const rules = [...Object.values(schema.nodes), ...Object.values(schema.marks)].flatMap(({ spec }) => spec.parseDOM ?? [])
  const read = rules.flatMap((rule) => ('tag' in rule && rule.tag ? [rule.tag.replace(/\[.*/, '')] : []))
  for (const tag of richTextTags) expect(read).toContain(tag)
})

it.each([
  ['https://example.it', true],
  ['HTTP://example.it', true],
  ['mailto:studio@example.it', true],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//example.it', false],
  ['/profilo', false],
  ['', false],
])('a link to %s: %s', (href, expected) => {
  expect(mayLink(href)).toBe(expected)
})
