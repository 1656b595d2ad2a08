import { unbroken } from '../../../design/unbroken.ts'

/** A text in paragraphs, separated by an empty line; a line break is kept. A figure and its euro sign stay on one line. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity
      <p key={index}>{unbroken(paragraph)}</p>
    ))
}
