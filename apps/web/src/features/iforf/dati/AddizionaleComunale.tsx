/** The municipal surcharge: the comune with its brackets, or one rate on the whole taxable income. */
import { aliquoteComunali, format } from '@bilancia/contract'
import { ComunePicker } from '../../comuni/ComunePicker.tsx'
import { pickedFrom } from '../../comuni/words.ts'
import { fieldId } from '../../simulator/Field.tsx'
import { FieldFrame } from '../../simulator/FieldFrame.tsx'
import { FieldGrid } from '../../simulator/FieldGrid.tsx'
import { SelectInput } from '../../simulator/inputs/SelectInput.tsx'
import { getPath } from '../../simulator/path.ts'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { Field, yearOf } from '../simulator.ts'
import type { Persona } from './Persona.tsx'

const usuali = aliquoteComunali.map((value) => ({ value, name: format.percent(value) }))
const altra = { value: null, name: 'Altra aliquota' }

export function AddizionaleComunale({ persona }: { readonly persona: Persona }) {
  const dati = `${persona}.altriDatiPersonali` as const
  const path = `${dati}.addizionaleComunale`
  const { store } = useSimulationStore()
  const anno = useSimulation(({ values }) => yearOf(values))
  const picked = pickedFrom(useSimulation(({ values }) => getPath(values, path)))
  return (
    <FieldGrid>
      <ComunePicker id={fieldId(path)} anno={anno} label="Comune" value={picked} onChange={(value) => store.getState().set(path, value)} />
      <span />
      {picked === null && <UsualRate path={`${dati}.addizionaleComunalePercentuale`} />}
      {picked === null && <Field path={`${dati}.addizionaleComunalePercentuale`} label="Aliquota libera" help="Conta finché non si sceglie il comune" />}
    </FieldGrid>
  )
}

/** The 25 rates that comuni use most; any other is typed beside it. */
function UsualRate({ path }: { readonly path: string }) {
  const { store } = useSimulationStore()
  const rate = useSimulation(({ values }) => getPath(values, path)) ?? 0
  const id = `${fieldId(path)}-usuali`
  const known = usuali.some(({ value }) => value === rate)
  return (
    <FieldFrame
      id={id}
      label="Addizionale comunale"
      help="Su tutto l'imponibile, senza soglie né scaglioni"
      messages={[]}
      disabled={false}
      layout="stack"
      flag={false}
    >
      <SelectInput
        id={id}
        value={known ? rate : null}
        options={known ? usuali : [altra, ...usuali]}
        disabled={false}
        invalid={false}
        describedBy={`${id}-note`}
        placeholder=""
        onChange={(value) => store.getState().set(path, value)}
        onLeave={() => {}}
      />
    </FieldFrame>
  )
}
