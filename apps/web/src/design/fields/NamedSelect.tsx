/** A choice of one record by name. Until the names arrive a chosen record is shown as «…», not as none. */
import { NativeSelect, OutlinedInput } from '@mui/material'
import { NotArrived } from '../NotArrived.tsx'

export type NamedChoice = {
  readonly id: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
  readonly disabled?: boolean
  readonly invalid?: boolean
  readonly describedBy?: string | undefined
}
type Props = NamedChoice & {
  /** The names by Id. Undefined until they arrive. */
  readonly names: ReadonlyMap<number, string> | undefined
  /** The label of the empty option. */
  readonly none: string
  /** The label of a chosen record that is not among the names. Without it none is shown. */
  readonly gone?: string
  /** Says that the names did not arrive, if they did not. */
  readonly failure: string | null
  readonly onRetry: () => unknown
}

export function NamedSelect({ id, value, onChange, disabled = false, invalid = false, describedBy, names, none, gone, failure, onRetry }: Props) {
  const other = value !== null && !names?.has(value) ? (names ? gone : '…') : undefined
  return (
    <>
      <NativeSelect
        input={<OutlinedInput size="small" error={invalid} />}
        fullWidth
        value={value !== null && (names?.has(value) || other) ? value : ''}
        disabled={disabled}
        onChange={({ target }) => onChange(Number(target.value) || null)}
        sx={{ maxWidth: 440 }}
        inputProps={{ id, 'aria-describedby': describedBy, style: { textOverflow: 'ellipsis' } }}
      >
        <option value="">{none}</option>
        {other && <option value={value ?? ''}>{other}</option>}
        {[...(names ?? [])].map(([number, name]) => (
          <option key={number} value={number}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {!names && failure && <NotArrived onRetry={onRetry}>{failure}</NotArrived>}
    </>
  )
}
