/**
 * A field of the form: widget, label, help, bounds, visibility and messages come from its catalog entry. Sections draw most of them.
 *
 *   const Field: TypedField<PathOf<typeof catalog>> = AnyField
 *   <Field path="redditoContributiImposta.ricavi" />
 */
import { type Field as CatalogField, format } from '@bilancia/contract'
import { memo, type ReactNode, useCallback, useMemo } from 'react'
import { FieldFrame, type FieldLayout, notesId } from '../../design/fields/FieldFrame.tsx'
import type { InputProps } from '../../design/fields/inputs.tsx'
import { FlagInput, type Option, SelectInput, TextInput } from '../../design/fields/inputs.tsx'
import { NumberInput } from '../../design/fields/NumberInput.tsx'
import { textOf } from '../../design/fields/number-text.ts'
import { Estimate, useEstimated } from './Estimate.tsx'
import { importedAt, markOf } from './load/imported.ts'
import { useAnyResult, useSimulation, useSimulationStore } from './store.ts'
import { useField } from './useField.ts'

type FieldProps<P extends string = string> = {
  readonly path: P
  /** Replaces the catalog's label, if the field has another name here. */
  readonly label?: ReactNode
  readonly help?: ReactNode
  readonly layout?: FieldLayout
  /** Called instead of changing this field alone, if other fields change with it. */
  readonly onEdit?: (typed: unknown) => void
}
export type TypedField<P extends string> = (props: FieldProps<P>) => ReactNode

/** The id of the control of a path, for links that focus it. */
export const fieldId = (path: string): string => `campo-${path}`

export const AnyField: TypedField<string> = memo(function AnyField({ path, label, help, layout = 'stack', onEdit }: FieldProps) {
  const { field, value, visible, help: own, enabled, closed, messages } = useField(path)
  const { computed, keep = false } = field.form ?? {}
  const { store } = useSimulationStore()
  const inForce = useAnyResult(computed ?? '')
  const origin = useSimulation(({ values }) => {
    const imported = importedAt(values, path)
    // A loaded zero counts like an untyped one.
    return imported && !('default' in field && value === field.default && value === imported.valore) ? markOf(imported, value) : null
  })
  const estimated = useEstimated(computed ?? '') && value === null
  const onChange = useCallback((typed: unknown) => (onEdit ? onEdit(typed) : store.getState().set(path, typed)), [store, path, onEdit])
  const onLeave = useCallback(() => store.getState().settle(path), [store, path])
  if (!visible && !keep) return null

  const id = fieldId(path)
  // In a row of cells the help is shown once, beside the name of the row.
  const explained = help ?? (layout === 'cell' ? undefined : own)
  const name = label ?? field.form?.label ?? field.label
  const disabled = !enabled
  const input: InputProps = {
    id,
    value,
    disabled,
    invalid: messages.some(({ gravita }) => gravita === 'ERRORE'),
    describedBy: explained || origin || messages.length > 0 ? notesId(id) : undefined,
    placeholder: placeholderOf(field, computed === undefined ? null : inForce),
    onChange,
    onLeave,
  }
  return (
    <FieldFrame
      id={id}
      label={estimated ? <Estimated label={name} /> : name}
      help={explained}
      origin={origin}
      messages={messages}
      disabled={disabled}
      layout={layout}
      flag={isBox(field)}
    >
      <Input field={field} input={input} closed={closed} inForce={computed === undefined ? undefined : inForce} />
    </FieldFrame>
  )
})

const Estimated = ({ label }: { readonly label: ReactNode }) => (
  <>
    {label} <Estimate />
  </>
)

type InputOf = { readonly field: CatalogField; readonly input: InputProps; readonly closed: readonly string[]; readonly inForce: unknown }

function Input({ field, input, closed, inForce }: InputOf) {
  const { value } = input
  const options = useMemo(() => {
    const all = optionsOf(field, inForce)
    // A closed option that is chosen anyway is shown by its name, with its error.
    return closed.length === 0 || !all ? all : all.filter((option) => option.value === value || !closed.includes(String(option.value)))
  }, [field, inForce, closed, value])
  if (options) return <SelectInput {...input} options={options} />
  if (field.kind === 'flag') return <FlagInput {...input} />
  if (field.kind === 'text' || field.kind === 'choice') return <TextInput {...input} />
  return <NumberInput {...input} kind={field.kind} sign={!('score' in field)} greyZero={field.default === 0 && !field.asked && !field.form?.required} />
}

const isBox = (field: CatalogField) => field.kind === 'flag' && field.default !== null

/** The options of a select; null if the field is typed or a checkbox. */
export function optionsOf(field: CatalogField, inForce?: unknown): readonly Option[] | null {
  switch (field.kind) {
    case 'choice':
      return field.options.map((value) => ({ value, name: field.names[value] ?? value }))
    case 'flag':
      if (field.default !== null) return null
      return [
        { value: null, name: unchosen(inForce) },
        { value: true, name: 'Sì' },
        { value: false, name: 'No' },
      ]
    case 'integer':
      if (field.names) return Object.entries(field.names).map(([code, name]) => ({ value: Number(code), name }))
      return field.options?.map((value) => ({ value, name: String(value) })) ?? null
    case 'percent':
      return field.options?.map((value) => ({ value, name: value === 0 ? 'Non definita' : format.percent(value) })) ?? null
    default:
      return null
  }
}

/** The label of no choice: as calculated if there is a computed value, otherwise not answered. */
const unchosen = (inForce: unknown) =>
  inForce === undefined ? 'Non compilato' : typeof inForce === 'boolean' ? `Come calcolato (${inForce ? 'sì' : 'no'})` : 'Come calcolato'

function placeholderOf(field: CatalogField, inForce: unknown): string {
  if ((field.kind !== 'money' && field.kind !== 'percent' && field.kind !== 'integer') || field.form?.required) return ''
  const shown = inForce ?? field.default
  return shown === 0 && field.kind === 'money' ? '0,00' : textOf(shown, field.kind)
}
