/** A typed amount among results, with a link to its field. */
import { type Field, format, valueInForce } from '@bilancia/contract'
import { styled } from '@mui/material/styles'
import { FieldLink } from '../FieldLink.tsx'
import { getPath, useSimulation, useSimulationStore } from '../store.ts'

/** The value that applies, in euro. */
export function FieldValue({ path }: { readonly path: string }) {
  const { rules } = useSimulationStore()
  const field = rules.find(path)?.field
  const value = useSimulation(({ values }) => amountOf(field, getPath(values, path)))
  return (
    <FieldLink path={path} color="inherit" underline="hover">
      <Figure>{format.withUnit('euro', value)}</Figure>
    </FieldLink>
  )
}

const Figure = styled('span')({ whiteSpace: 'nowrap' })

const amountOf = (field: Field | undefined, typed: unknown): number => (field ? Number(valueInForce(field, typed)) : 0)
