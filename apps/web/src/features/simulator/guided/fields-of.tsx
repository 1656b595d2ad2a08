/** A step that is some fields of a simulator, in a grid. */
import type { ComponentType } from 'react'
import { FieldGrid } from '../../../design/fields/FieldGrid.tsx'

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
