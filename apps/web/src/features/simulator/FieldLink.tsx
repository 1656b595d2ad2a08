/** A link to a field inside a line of text. It focuses the field, on any tab. */
import { Link, type LinkProps } from '@mui/material'
import { useGoToField } from './explanation/context.ts'
import { fieldId } from './Field.tsx'
import { useSimulation, useSimulationStore } from './store.ts'

type Props = Pick<LinkProps, 'color' | 'underline' | 'children' | 'sx'> & { readonly path: string }

/** A link and not a button, so that a long name wraps with the text around it. */
export function FieldLink({ path, ...shown }: Props) {
  const goToField = useGoToField()
  return (
    <Link
      {...shown}
      href={`#${fieldId(path)}`}
      onClick={(event) => {
        event.preventDefault()
        goToField(path)
      }}
    />
  )
}

/** The link under the label of its field. */
export function NamedFieldLink({ path }: Pick<Props, 'path'>) {
  const { labelOf } = useSimulationStore().simulator
  const label = useSimulation(({ values }) => labelOf(path, values))
  return <FieldLink path={path}>{label}</FieldLink>
}
