/** The choice of the colleague who takes over the calculations of a user. */
import type { Colleagues } from '@bilancia/contract/api'
import { LabelledSelect } from '../../design/fields/LabelledSelect.tsx'
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
  const who = useIdentity()
  return (
    <LabelledSelect
      label={`${manyCalculations(Calculations)} ${Calculations === 1 ? 'passa' : 'passano'} a`}
      value={value ?? ''}
      onChange={(chosen) => onChange(Number(chosen) || null)}
    >
      <option value="">{none}</option>
      {Colleagues.map(({ Id, Surname, Name, Username, agencyName }) => (
        <option key={Id} value={Id}>
          {`${Surname} ${Name}${Id === who.Id ? ', tu' : ''} (${[Username, agencyName].filter(Boolean).join(', ')})`}
        </option>
      ))}
    </LabelledSelect>
  )
}
