/** The municipal surcharge: the comune with its brackets, or one rate on the whole taxable income. */
import { aliquoteComunali, format } from '@bilancia/contract'
import { FieldFrame } from '../../../design/fields/FieldFrame.tsx'
import { SelectInput } from '../../../design/fields/inputs.tsx'
import { ComunePicker } from '../../comuni/ComunePicker.tsx'
import { pickedFrom } from '../../comuni/words.ts'
import { AnyField, fieldId } from '../Field.tsx'
import { getPath } from '../path.ts'
import { useSimulation, useSimulationStore } from '../store.ts'
import { yearOf } from '../year.ts'

const usuali = aliquoteComunali.map((value) => ({ value, name: format.percent(value) }))
const nessuna = { value: null, name: 'Non si sa' }
const altra = { value: null, name: 'Altra aliquota' }

/** `path`: the path of the comune in the state. The rate is beside it. */
export function AddizionaleComunale({ path }: { readonly path: string }) {
  const rate = `${path}Percentuale`
  const { store } = useSimulationStore()
  const anno = useSimulation(({ values }) => yearOf(values))
  // A text that was typed and not picked does not pass to another calculation.
  const turn = useSimulation((s) => s.turn)
  const picked = pickedFrom(useSimulation(({ values }) => getPath(values, path)))
  return (
    <>
      <ComunePicker key={turn} id={fieldId(path)} anno={anno} label="Comune" value={picked} onChange={(value) => store.getState().set(path, value)} />
      <span />
      {picked === null && <UsualRate path={rate} />}
      {picked === null && <AnyField path={rate} label="Aliquota libera" help="Conta finché non si sceglie il comune" />}
    </>
  )
}

/** The 25 rates that comuni use most. Any other is typed beside it. */
function UsualRate({ path }: { readonly path: string }) {
  const { store } = useSimulationStore()
  // Where nobody knows the rate it is empty, not zero.
  const { rules } = useSimulationStore()
  const typed = useSimulation(({ values }) => getPath(values, path)) ?? null
  const field = rules.find(path)?.field
  const unknown = field?.kind === 'percent' && field.default === null && !field.asked
  const rate = typed ?? (unknown ? null : 0)
  const id = `${fieldId(path)}-usuali`
  const known = usuali.some(({ value }) => value === rate)
  return (
    <FieldFrame id={id} label="Addizionale comunale" help="Su tutto l'imponibile, senza soglie né scaglioni">
      <SelectInput
        id={id}
        value={known ? rate : null}
        options={known ? (unknown ? [nessuna, ...usuali] : usuali) : [typed === null && unknown ? nessuna : altra, ...usuali]}
        describedBy={`${id}-note`}
        onChange={(value) => store.getState().set(path, value)}
      />
    </FieldFrame>
  )
}
