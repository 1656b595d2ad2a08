/** 'INAIL': risk class of the artisan, or rate per thousand. The computed premium can be overwritten. */
import { budget4u } from '@bilancia/contract'
import { notesId } from '../../../design/fields/FieldFrame.tsx'
import { TotalRow } from '../../../design/fields/FieldGrid.tsx'
import { Note } from '../../../design/Note.tsx'
import { fieldId } from '../../simulator/Field.tsx'
import { FieldDialog } from '../../simulator/FieldDialog.tsx'
import { FormFields } from '../../simulator/form/FormFields.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Result, vociInail } from '../results.ts'
import { OpenButton } from './OpenButton.tsx'

const { condizioni, elementi, sections } = budget4u
const holds = ['inail']

/** Disabled until the model is chosen; the field of the model says so. */
export function InailDialog() {
  const defined = useHolds(elementi.pulsanteInail.abilitato)
  return (
    <FieldDialog
      title="INAIL"
      holds={holds}
      opener={(opens) => (
        <OpenButton {...opens} disabled={!defined} aria-describedby={defined ? undefined : notesId(fieldId(condizioni.TIPOLOGIA_INAIL))}>
          INAIL
        </OpenButton>
      )}
    >
      <Content />
    </FieldDialog>
  )
}

function Content() {
  const ordinary = useHolds(elementi.inailOrdinario.visibile)
  const trader = useHolds({ all: [condizioni.impresa, { field: condizioni.GESTIONE_IVS, is: 'COMMERCIANTE' }] })
  return (
    <>
      <FormFields of={sections.inail} />
      {ordinary && trader && <Note>Il commerciante che lavora da solo non si assicura: premio zero.</Note>}
      <Result path="inail.premio" label={vociInail.premio} />
      <Result path="inail.addizionale" label={vociInail.addizionale} />
      <TotalRow>
        <Result path="inail.totale" label={vociInail.totale} />
      </TotalRow>
    </>
  )
}
