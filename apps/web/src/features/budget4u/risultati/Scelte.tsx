/**
 * The additional fields of the flat-rate side of the comparison: sector, rate, reduced contributions. They belong to the
 * flat-rate tab, which is hidden in the ordinary regime.
 */
import { Box } from '@mui/material'
import { type ReactNode, useCallback } from 'react'
import { FieldFrame } from '../../../design/fields/FieldFrame.tsx'
import { FieldGrid } from '../../../design/fields/FieldGrid.tsx'
import type { InputProps } from '../../../design/fields/inputs.tsx'
import { FlagInput, SelectInput } from '../../../design/fields/inputs.tsx'
import { fieldId, optionsOf } from '../../simulator/Field.tsx'
import { useHolds, useSimulationStore } from '../../simulator/store.ts'
import { useField } from '../../simulator/useField.ts'
import type { Path } from '../simulator.ts'
import { conSettore } from './forfetario.ts'

export function Scelte() {
  const sector = useHolds(conSettore)
  return (
    <Box sx={{ '@media print': { display: 'none' } }}>
      <FieldGrid>
        {sector && <Scelta path="forfetari.gruppoDiSettore.gruppo" />}
        <Scelta path="forfetari.aliquotaSostitutiva" help="Non definita: quella ordinaria" />
        {sector && <Scelta path="forfetari.riduzione35" />}
      </FieldGrid>
    </Box>
  )
}

type Props = { readonly path: Path; readonly help?: ReactNode }

/** A field that counts here although its own section does not apply. */
function Scelta({ path, help }: Props) {
  const { store } = useSimulationStore()
  const { field, value } = useField(path)
  const onChange = useCallback((chosen: unknown) => store.getState().set(path, chosen), [store, path])
  const onLeave = useCallback(() => store.getState().settle(path), [store, path])
  const flag = field.kind === 'flag'
  const id = fieldId(path)
  const input: InputProps = { id, value, onChange, onLeave }
  return (
    <FieldFrame id={id} label={field.label} help={help} flag={flag}>
      {flag ? <FlagInput {...input} /> : <SelectInput {...input} options={optionsOf(field) ?? []} />}
    </FieldFrame>
  )
}
