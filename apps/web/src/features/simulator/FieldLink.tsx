/** The way to a field, in a line of text: gives it focus, whatever tab it is on. */
import { Link, type LinkProps } from '@mui/material'
import { useGoToField } from './explanation/context.ts'
import { fieldId } from './Field.tsx'

type Props = Pick<LinkProps, 'color' | 'underline' | 'children'> & { readonly path: string }

/** A link and no button: a long name breaks over lines with the words around it. */
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
