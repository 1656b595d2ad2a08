/** The choice of the colleague who takes over the work of a user. */
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

/** 'Le sue 2 elaborazioni e il cliente che segue passano a'. */
function passing({ Calculations, Clients }: Colleagues): string {
  const calculations = Calculations === 1 ? 'la sua elaborazione' : `le sue ${Calculations} elaborazioni`
  const clients = Clients === 1 ? 'il cliente che segue' : `i ${Clients} clienti che segue`
  const all = [...(Calculations > 0 ? [calculations] : []), ...(Clients > 0 ? [clients] : [])].join(' e ')
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} ${Calculations + Clients === 1 ? 'passa' : 'passano'} a`
}

export function HeirSelect({ of, value, onChange, none }: Props) {
  const who = useIdentity()
  return (
    <LabelledSelect label={passing(of)} value={value ?? ''} onChange={(chosen) => onChange(Number(chosen) || null)}>
      <option value="">{none}</option>
      {of.Colleagues.map(({ Id, Surname, Name, Username, agencyName }) => (
        <option key={Id} value={Id}>
          {`${Surname} ${Name}${Id === who.Id ? ', tu' : ''} (${[Username, agencyName].filter(Boolean).join(', ')})`}
        </option>
      ))}
    </LabelledSelect>
  )
}
