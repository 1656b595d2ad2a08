/** A choice of the calendar, drawn from its field as those of the form are. It is written into the state of the simulator. */
import { calendario, type Field, located } from '@bilancia/contract'
import { useCallback } from 'react'
import { FieldFrame, notesId } from '../../design/fields/FieldFrame.tsx'
import { FlagInput, type Option, SelectInput } from '../../design/fields/inputs.tsx'
import { NumberInput } from '../../design/fields/NumberInput.tsx'
import { optionsOf } from '../simulator/Field.tsx'
import { useSimulation, useSimulationStore } from '../simulator/store.ts'
import { sceltaDi } from './state.ts'

const { daSimulatore, SEZIONE } = calendario
/** A whole number with so few values is chosen, not typed. */
const FEW = 12

const fields = new Map(located(daSimulatore).map(({ path, field }) => [path, field]))

function choices(field: Field): readonly Option[] | null {
  const listed = optionsOf(field)
  if (listed || field.kind !== 'integer' || field.max - field.min > FEW) return listed
  return Array.from({ length: field.max - field.min + 1 }, (_, k) => ({ value: field.min + k, name: String(field.min + k) }))
}

type Props = {
  readonly path: string
  /** The path that the choice is written to, if not that of the field. */
  readonly write?: string
  readonly label?: string
  /** Replaces the options of the field. */
  readonly options?: readonly Option[]
  /** The value that applies while nothing is chosen, if not the default of the field. */
  readonly applied?: unknown
}

export function Scelta({ path, write = path, label, options, applied }: Props) {
  const { store } = useSimulationStore()
  const field = fields.get(path)
  if (!field) throw new Error(`The calendar has no field ${path}`)
  const chosen = useSimulation(({ values }) => sceltaDi(values, write))
  const value = chosen ?? applied ?? ('default' in field ? field.default : null)
  const onChange = useCallback((typed: unknown) => store.getState().set(`${SEZIONE}.${write}`, typed), [store, write])
  const id = `calendario-${write}`
  // The help of the field describes the field's own options, not those that a page offers in their place.
  const help = !options && 'help' in field ? field.help : undefined
  const input = { id, value, onChange, describedBy: help ? notesId(id) : undefined }
  const listed = options ?? choices(field)
  return (
    <FieldFrame id={id} label={label ?? field.label} help={help} flag={field.kind === 'flag'}>
      {listed ? <SelectInput {...input} options={listed} /> : field.kind === 'flag' ? <FlagInput {...input} /> : <NumberInput {...input} kind="money" />}
    </FieldFrame>
  )
}
