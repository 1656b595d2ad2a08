/** A text in paragraphs: an empty line parts them, a line break stays. Figures never leave their euro sign. */
export function Paragraphs({ text }: { readonly text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity
      <p key={index}>{paragraph.replaceAll(' €', '\u00a0€')}</p>
    ))
}
