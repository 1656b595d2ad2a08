/** The choice of the colleague who takes over the calculations of a user. */
import type { Colleagues } from '@bilancia/contract/api'
import { NativeSelect, OutlinedInput } from '@mui/material'
import { useId } from 'react'
import { FieldFrame } from '../../design/fields/FieldFrame.tsx'
import { useIdentity } from '../auth/identity.ts'

type Props = {
  readonly of: Colleagues
  readonly value: number | null
  readonly onChange: (id: number | null) => void
  /** The label of the empty option. */
  readonly none: string
}

const manyCalculations = (many: number): string => (many === 1 ? 'La sua elaborazione' : `Le sue ${many} elaborazioni`)

export function HeirSelect({ of: { Calculations, Colleagues }, value, onChange, none }: Props) {
  const id = useId()
  const who = useIdentity()
  return (
    <FieldFrame id={id} label={`${manyCalculations(Calculations)} ${Calculations === 1 ? 'passa' : 'passano'} a`}>
      <NativeSelect
        input={<OutlinedInput size="small" />}
        fullWidth
        value={value ?? ''}
        inputProps={{ id }}
        onChange={({ target }) => onChange(Number(target.value) || null)}
      >
        <option value="">{none}</option>
        {Colleagues.map(({ Id, Surname, Name, Username, agencyName }) => (
          <option key={Id} value={Id}>
            {`${Surname} ${Name}${Id === who.Id ? ', tu' : ''} (${[Username, agencyName].filter(Boolean).join(', ')})`}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
