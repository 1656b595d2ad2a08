/** A field of a record: label, control and message, as its form declares them. `<RecordField session={session} name="Name" />` */
import type { FormField } from '@bilancia/contract/api'
import { NativeSelect, OutlinedInput } from '@mui/material'
import type { ReactNode } from 'react'
import { FieldFrame, notesId } from '../../../design/fields/FieldFrame.tsx'
import { FlagInput } from '../../../design/fields/inputs.tsx'
import { Fixed } from '../Fields.tsx'
import { DayInput } from './DayInput.tsx'
import type { FieldValue } from './draft.ts'
import type { FieldSession } from './session.ts'

export type Choice = { readonly value: string; readonly name: string }
/** The props of a custom control. */
export type Control = {
  readonly id: string
  readonly value: unknown
  readonly onChange: (value: FieldValue) => void
  readonly disabled: boolean
  readonly invalid: boolean
  readonly describedBy: string | undefined
}

export type FieldProps = {
  readonly help?: ReactNode
  readonly disabled?: boolean
  /** For a role or a choice, if they are not those of the form. */
  readonly options?: readonly Choice[]
  /** Replaces the typed value on screen. */
  readonly shown?: FieldValue
  readonly control?: (control: Control) => ReactNode
  readonly onLeave?: () => void
  /** A text of several lines. */
  readonly long?: boolean
}
type Props = FieldProps & { readonly session: FieldSession; readonly name: string }

/** The target id of links in the list of errors. */
export const recordFieldId = (name: string): string => `campo-${name}`

/** The choices that the form declares. */
export const choicesOf = ({ options = {} }: FormField): readonly Choice[] => Object.entries(options).map(([value, name]) => ({ value, name }))

const declared = (session: FieldSession, name: string): FormField => {
  const field = new Map<string, FormField>(Object.entries(session.form)).get(name)
  if (!field) throw new Error(`no field ${name} in the form`)
  return field
}

export function RecordField({ session, name, help: own, disabled: given = false, options, shown, control, onLeave, long = false }: Props) {
  const field = declared(session, name)
  const help = own ?? field.help
  const id = recordFieldId(name)
  const disabled = given || session.mode === 'Read' || (session.mode === 'Edit' && field.fixed === true)
  const messages = session.errors.filter(({ campo }) => campo === name).map(({ testo }) => ({ id: testo, gravita: 'ERRORE' as const, campo: name, testo }))
  const given1: Control = {
    id,
    value: shown ?? session.valueOf(name),
    onChange: (value) => session.set(name, value),
    disabled,
    invalid: messages.length > 0,
    describedBy: help || messages.length > 0 ? notesId(id) : undefined,
  }
  const nothing = given1.value === null || given1.value === ''
  if (session.mode === 'Read' && nothing) return <Fixed label={field.label}>{''}</Fixed>
  const label = field.required ? (
    <>
      {field.label} <span aria-hidden>*</span>
    </>
  ) : (
    field.label
  )
  return (
    <FieldFrame id={id} label={label} help={session.mode === 'Read' ? undefined : help} messages={messages} disabled={disabled} flag={field.kind === 'flag'}>
      {control ? control(given1) : <Plain {...given1} field={field} options={options ?? choicesOf(field)} onLeave={onLeave} long={long} />}
    </FieldFrame>
  )
}

type PlainProps = Control & {
  readonly field: FormField
  readonly options: readonly Choice[]
  readonly onLeave: (() => void) | undefined
  readonly long: boolean
}

function Plain({ id, value, onChange, disabled, invalid, describedBy, field, options, onLeave, long }: PlainProps) {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const described = { 'aria-describedby': describedBy, 'aria-required': field.required !== undefined || undefined }
  if (field.kind === 'flag')
    return <FlagInput id={id} value={value} onChange={(ticked) => onChange(ticked === true)} disabled={disabled} invalid={invalid} describedBy={describedBy} />
  if (field.kind === 'role' || field.kind === 'choice')
    return (
      <NativeSelect
        input={<OutlinedInput size="small" error={invalid} />}
        value={text}
        disabled={disabled}
        onChange={({ target }) => onChange(target.value || null)}
        sx={{ minWidth: 176 }}
        inputProps={{ id, ...described }}
      >
        {!options.some((option) => option.value === text) && <option value={text}>{text}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </NativeSelect>
    )
  if (field.kind === 'day') return <DayInput id={id} value={text} onChange={onChange} disabled={disabled} invalid={invalid} describedBy={describedBy} />
  return (
    <OutlinedInput
      id={id}
      size="small"
      fullWidth
      {...(long && { multiline: true, minRows: 3 })}
      value={text}
      disabled={disabled}
      error={invalid}
      type={types[field.kind] ?? 'text'}
      onChange={({ target }) => onChange(read(field, target.value))}
      onBlur={onLeave}
      sx={{ maxWidth: widthOf(field) }}
      inputProps={{
        autoComplete: 'off',
        ...(field.kind === 'count' && { inputMode: 'numeric', maxLength: 9 }),
        ...described,
      }}
    />
  )
}

const types: Partial<Record<FormField['kind'], string>> = { mail: 'email', url: 'url' }

const widthOf = ({ kind, max = 200 }: FormField): number => (kind === 'count' ? 112 : max <= 10 ? 136 : max <= 20 ? 240 : 440)

/** Converts a typed text to the field's value: empty is null, a count is a whole number. */
function read({ kind }: FormField, typed: string): FieldValue {
  if (kind === 'count') return typed.replace(/\D/g, '') === '' ? null : Number(typed.replace(/\D/g, ''))
  return typed === '' ? null : typed
}
