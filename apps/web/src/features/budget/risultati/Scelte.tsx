/**
 * What the flat-rate side of the comparison asks beyond the ordinary budget: sector, rate, reduced contributions. They are
 * fields of the flat-rate tab, which this regime does not have.
 */
import { format } from '@bilancia/contract'
import { Box } from '@mui/material'
import { type ReactNode, useCallback } from 'react'
import { fieldId } from '../../simulator/Field.tsx'
import { FieldFrame } from '../../simulator/FieldFrame.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { FlagInput } from '../../simulator/inputs/FlagInput.tsx'
import { type Option, SelectInput } from '../../simulator/inputs/SelectInput.tsx'
import type { InputProps } from '../../simulator/inputs/types.ts'
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
  const input: InputProps = { id, value, disabled: false, invalid: false, describedBy: undefined, placeholder: '', onChange, onLeave }
  return (
    <FieldFrame id={id} label={field.label} help={help} messages={[]} disabled={false} layout="stack" flag={flag}>
      {flag ? <FlagInput {...input} /> : <SelectInput {...input} options={optionsOf(field)} />}
    </FieldFrame>
  )
}

const optionsOf = (field: ReturnType<typeof useField>['field']): readonly Option[] => {
  if (field.kind === 'integer' && field.names) return Object.entries(field.names).map(([code, name]) => ({ value: Number(code), name }))
  if (field.kind === 'percent' && field.options) return field.options.map((value) => ({ value, name: value === 0 ? 'Non definita' : format.percent(value) }))
  return []
}
