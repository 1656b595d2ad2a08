/** The INAIL model and the two dialogs whose figures are general expenses. */
import { budget4u } from '@bilancia/contract'
import { fieldId } from '../../simulator/Field.tsx'
import { notesId } from '../../simulator/FieldFrame.tsx'
import { useHolds } from '../../simulator/store.ts'
import { DirittoDialog } from '../dialoghi/DirittoDialog.tsx'
import { InailDialog } from '../dialoghi/InailDialog.tsx'
import { Field } from '../simulator.ts'

const { abilitato, avviso } = budget4u.elementi.pulsanteInail
const TIPOLOGIA = budget4u.condizioni.TIPOLOGIA_INAIL

export function InailECamera() {
  const defined = useHolds(abilitato)
  return (
    <>
      <Field path={TIPOLOGIA} layout="row" help={defined ? '' : avviso} />
      <InailDialog disabled={!defined} describedBy={defined ? undefined : notesId(fieldId(TIPOLOGIA))} />
      <DirittoDialog />
    </>
  )
}
