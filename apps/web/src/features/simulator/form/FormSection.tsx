/**
 * A section of a form in the contract's layout, with its parts. The page adds its own content: `children` after the fields of the section, `inside`
 * after those of a part.
 *
 *   <FormSection of={sections.requisiti}><Verifiche /></FormSection>
 */
import { entryPath, type LaidSection } from '@bilancia/contract'
import type { ReactNode } from 'react'
import { Section } from '../../../design/Section.tsx'
import { FoldedFields } from './FoldedFields.tsx'
import { FormFields, useShown } from './FormFields.tsx'

type Props<K extends string> = {
  readonly of: LaidSection<K>
  /** The index of the tuple entry that the section belongs to. */
  readonly at?: number
  /** Replaces the declared title, for example with a name in it. */
  readonly title?: string | undefined
  /** Beside the heading. */
  readonly aside?: ReactNode
  readonly level?: 2 | 3
  readonly inside?: { readonly [key in K]?: ReactNode }
  readonly children?: ReactNode
}

export function FormSection<K extends string>({ of, at = 0, title = of.title, aside, level = 2, inside = {}, children }: Props<K>) {
  const { when, folded, id, holds, parts } = of
  if (!useShown(when, at)) return null
  const content = (
    <>
      <FormFields of={of} at={at} />
      {children}
      {parts.map((part) => (
        <FormSection key={part.key} of={part} at={at} level={3}>
          {inside[part.key]}
        </FormSection>
      ))}
    </>
  )
  if (title === undefined) return content
  if (folded)
    return (
      <FoldedFields title={title} paths={holds.map((path) => entryPath(path, at))}>
        {content}
      </FoldedFields>
    )
  return (
    <Section title={title} level={level} aside={aside} {...(id !== undefined && { id })}>
      {content}
    </Section>
  )
}
