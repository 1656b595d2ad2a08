/**
 * A section of a form in the contract's layout, with its parts. The page adds its own content: `children` after the fields of the section, `inside`
 * after those of a part.
 *
 *   <FormSection of={sections.requisiti}><Verifiche /></FormSection>
 */
import { entryPath, type LaidSection } from '@bilancia/contract'
import { Box } from '@mui/material'
import { type ReactNode, Suspense, use } from 'react'
import { later } from '../../../design/later.tsx'
import { Section } from '../../../design/Section.tsx'
import { Summarised } from '../guided/summarised.ts'
import { coming } from '../useGoTo.ts'
import { FoldedFields } from './FoldedFields.tsx'
import { FormFields, useShown } from './FormFields.tsx'

const SectionLine = later(async () => (await import('./SectionLine.tsx')).SectionLine)

type Props<K extends string> = {
  readonly of: LaidSection<K>
  /** The index of the tuple entry that the section belongs to. */
  readonly at?: number
  /** Replaces the declared title, for example with a name in it. */
  readonly title?: string | undefined
  /** Beside the heading. */
  readonly aside?: ReactNode
  readonly level?: 2 | 3
  /** The fields that the page itself draws inside the section, so that the folded line names them too. */
  readonly about?: readonly string[]
  readonly inside?: { readonly [key in K]?: ReactNode }
  readonly children?: ReactNode
}

export function FormSection<K extends string>({ of, at = 0, title = of.title, aside, level = 2, about = none, inside = {}, children }: Props<K>) {
  const { when, folded, id, holds, parts } = of
  const summarised = use(Summarised)
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
  if (summarised && level === 2)
    return (
      <Suspense fallback={<Box {...coming} />}>
        <SectionLine id={id} title={title} paths={[...about, ...pathsIn(of, at)]}>
          {aside && <div style={{ textAlign: 'right' }}>{aside}</div>}
          {content}
        </SectionLine>
      </Suspense>
    )
  return (
    <Section title={title} level={level} aside={aside} {...(id !== undefined && { id })}>
      {content}
    </Section>
  )
}

const none: readonly [] = []

/** The fields of a section and of its parts. */
const pathsIn = ({ holds, parts }: LaidSection, at: number): readonly string[] => [
  ...holds.map((path) => entryPath(path, at)),
  ...parts.flatMap((part) => pathsIn(part, at)),
]
