/** 'INAIL': risk class of the artisan, or rate per thousand; the premium computed can be typed over. */
import { budget4u } from '@bilancia/contract'
import { FieldDialog } from '../../simulator/FieldDialog.tsx'
import { FieldGrid, TotalRow } from '../../simulator/FieldGrid.tsx'
import { Note } from '../../simulator/Note.tsx'
import { useHolds } from '../../simulator/store.ts'
import { Result } from '../results.ts'
import { Field } from '../simulator.ts'
import { vociInail } from '../voci.ts'
import { OpenButton } from './OpenButton.tsx'

const { condizioni, elementi } = budget4u
const holds = ['inail']

export function InailDialog({ disabled, describedBy }: { readonly disabled: boolean; readonly describedBy: string | undefined }) {
  return (
    <FieldDialog
      title="INAIL"
      holds={holds}
      opener={(opens) => (
        <OpenButton {...opens} disabled={disabled} aria-describedby={describedBy}>
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
      <FieldGrid>
        <Field path="inail.classeDiRischio" />
        <Field path="inail.tassoPerMille" />
        <Field path="inail.numeroAssicurati" />
        <Field path="inail.premioManuale" computed="inail.premio" />
        <Field path="inail.addizionale1PerCento" />
      </FieldGrid>
      {ordinary && trader && <Note>Il commerciante che lavora da solo non si assicura: premio zero.</Note>}
      <Result path="inail.premio" label={vociInail.premio} />
      <Result path="inail.addizionale" label={vociInail.addizionale} />
      <TotalRow>
        <Result path="inail.totale" label={vociInail.totale} />
      </TotalRow>
    </>
  )
}
