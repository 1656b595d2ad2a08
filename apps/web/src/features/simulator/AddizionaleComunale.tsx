/** The municipal surcharge: the comune with its brackets, or one rate on the whole taxable income. */
import { aliquoteComunali, format } from '@bilancia/contract'
import { ComunePicker } from '../comuni/ComunePicker.tsx'
import { pickedFrom } from '../comuni/words.ts'
import { AnyField, fieldId } from './Field.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import { SelectInput } from './inputs/SelectInput.tsx'
import { getPath } from './path.ts'
import { useSimulation, useSimulationStore } from './store.ts'
import { yearOf } from './year.ts'

const usuali = aliquoteComunali.map((value) => ({ value, name: format.percent(value) }))
const altra = { value: null, name: 'Altra aliquota' }

/** `dati` is the section of the state with a person's `addizionaleComunale` and `addizionaleComunalePercentuale`. */
export function AddizionaleComunale({ dati }: { readonly dati: string }) {
  const path = `${dati}.addizionaleComunale`
  const { store } = useSimulationStore()
  const anno = useSimulation(({ values }) => yearOf(values))
  const picked = pickedFrom(useSimulation(({ values }) => getPath(values, path)))
  return (
    <FieldGrid>
      <ComunePicker id={fieldId(path)} anno={anno} label="Comune" value={picked} onChange={(value) => store.getState().set(path, value)} />
      <span />
      {picked === null && <UsualRate path={`${dati}.addizionaleComunalePercentuale`} />}
      {picked === null && <AnyField path={`${dati}.addizionaleComunalePercentuale`} label="Aliquota libera" help="Conta finché non si sceglie il comune" />}
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
