/** The parts of a guided start. */
import type { Condition } from '@bilancia/contract'
import type { ClientRecord } from '@bilancia/contract/api'
import type { ComponentType, ReactNode } from 'react'
import { FieldGrid } from '../../../design/fields/FieldGrid.tsx'
import type { Values } from '../path.ts'

/** A step of the start. Without a condition it is always shown. */
export type Step = { readonly title: string; readonly content: () => ReactNode; readonly when?: Condition }
/** By path, what a client's record says about the fields of a simulator. Only empty fields take it. */
export type Knows = (client: ClientRecord) => Values

export type GuidedProps = {
  /** Goes to the whole form. */
  readonly onLeave: () => void
  /** Called after the last step. */
  readonly onEnd: () => void
}

/** A step that is some fields of a simulator, in a grid. */
export const fieldsOf =
  <P extends string>(Field: ComponentType<{ readonly path: P }>) =>
  (...paths: readonly P[]) =>
  () => (
    <FieldGrid>
      {paths.map((path) => (
        <Field key={path} path={path} />
      ))}
    </FieldGrid>
  )
